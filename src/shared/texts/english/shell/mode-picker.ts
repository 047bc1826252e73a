// Mode picker: the permissions of the agent in each mode.

export const modePicker = {
  /** Before the name of the mode, for a screen reader. */
  'mode-picker.lead': 'Mode: ',
  /** After a change. */
  'mode-picker.announced': 'Mode {{mode}}',
  'mode-picker.plan-hint': 'Only reads. Changes are denied.',
  'mode-picker.ask-hint': 'Every change waits for your answer.',
  'mode-picker.accept-edits-hint': 'Changes files in the project without asking. Protected files still ask.',
  'mode-picker.auto-hint':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. Asks before it deletes, publishes or reaches outside the project. Pilotfish is still checking for a sandbox.',
  /** Instead, once it is known whether commands run in the sandbox. */
  'mode-picker.auto-in-sandbox':
    'For a limited time, changes files and runs commands in the sandbox without asking. Asks before it deletes, publishes or reaches outside the project.',
  'mode-picker.auto-without-sandbox':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. The sandbox is unavailable, so other commands ask: {{why, sentence}}',
  'mode-picker.auto-sandbox-off':
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking. The sandbox is turned off, so other commands ask.',
  'mode-picker.auto-sandbox-required':
    'For a limited time, changes files without asking. Commands are denied: {{why, sentence}}',
  /** Opens the question for the duration. */
  'mode-picker.choose-auto': 'Auto…',
  'mode-picker.time-left': 'Time left in Auto',
  'mode-picker.tomorrow': '{{clock}} tomorrow',
  'mode-picker.quarter-hour': '15 minutes',
  'mode-picker.hour': '1 hour',
  'mode-picker.four-hours': '4 hours',
  'mode-picker.eight-hours': '8 hours',
} as const;
