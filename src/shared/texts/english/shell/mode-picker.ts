// Mode picker: the permissions of the agent in each mode.

export const modePicker = {
  /** Before the name of the mode, for a screen reader. */
  'mode-picker.lead': 'Mode: ',
  /** After a change. */
  'mode-picker.announced': 'Mode {{mode}}',
  'mode-picker.plan-hint': 'Only reads. Changes are refused.',
  'mode-picker.ask-hint': 'Every change waits for your answer.',
  'mode-picker.accept-edits-hint': 'Changes files in the project without asking. Protected files still ask.',
  'mode-picker.auto-hint':
    'For a while, changes files and runs commands it understands without asking. Deleting, publishing and what leaves the project asks. Whether there is a sandbox here is still being found out.',
  /** Instead, once it is known whether commands run in the sandbox. */
  'mode-picker.auto-in-sandbox':
    'For a while, changes files and runs commands in the sandbox without asking. Deleting, publishing and what leaves the project asks.',
  'mode-picker.auto-without-sandbox':
    'For a while, changes files and runs commands it understands without asking. There is no sandbox, so the rest asks: {{why, sentence}}',
  'mode-picker.auto-sandbox-off':
    'For a while, changes files and runs commands it understands without asking. The sandbox is turned off, so the rest asks.',
  'mode-picker.auto-sandbox-required':
    'For a while, changes files without asking. Commands are refused: {{why, sentence}}',
  /** Opens the question for the duration. */
  'mode-picker.choose-auto': 'Auto…',
  'mode-picker.time-left': 'Time left in Auto',
  'mode-picker.tomorrow': '{{clock}} tomorrow',
  'mode-picker.quarter-hour': '15 minutes',
  'mode-picker.hour': '1 hour',
  'mode-picker.four-hours': '4 hours',
  'mode-picker.eight-hours': '8 hours',
} as const;
