// Desktop host: the question before the application ends, with the effects on running commands and waiting questions.

export const ending = {
  'desktop.quit-question': 'Quit Pilotfish?',
  'desktop.turns-stop_one': '1 turn is running. Pilotfish stops it. Its messages and changes so far remain.',
  'desktop.turns-stop_other':
    '{{count, number}} turns are running. Pilotfish stops them. Their messages and changes so far remain.',
  'desktop.questions-wait_one': '1 question is waiting. Pilotfish asks it again at the next start.',
  'desktop.questions-wait_other':
    '{{count, number}} questions are waiting. Pilotfish asks them again at the next start.',
  /** Of a turn that stops. */
  'desktop.questions-end_one': '1 question is withdrawn, because its turn stops.',
  'desktop.questions-end_other': '{{count, number}} questions are withdrawn, because their turns stop.',
  /** The commands follow, one per line. */
  'desktop.commands-end_one': '1 command is running. Pilotfish stops it:',
  'desktop.commands-end_other': '{{count, number}} commands are running. Pilotfish stops them:',
} as const;
