// Desktop host: the question before the application ends, with the effects on running commands and waiting questions.

export const ending = {
  'desktop.quit-question': 'Quit Pilotfish?',
  'desktop.turns-stop_one': '1 turn is running. It stops; what it has said and done so far is kept.',
  'desktop.turns-stop_other':
    '{{count, number}} turns are running. They stop; what they have said and done so far is kept.',
  'desktop.questions-wait_one': '1 question waits for you. It is kept, and asked again at the next start.',
  'desktop.questions-wait_other':
    '{{count, number}} questions wait for you. They are kept, and asked again at the next start.',
  /** Of a turn that stops. */
  'desktop.questions-end_one': '1 question belongs to a turn that stops. It is withdrawn.',
  'desktop.questions-end_other': '{{count, number}} questions belong to turns that stop. They are withdrawn.',
  /** The commands follow, one per line. */
  'desktop.commands-end_one': '1 command is running. It is ended:',
  'desktop.commands-end_other': '{{count, number}} commands are running. They are ended:',
} as const;
