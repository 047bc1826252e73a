// Slash commands: descriptions of the built-in ones, the menu that lists them, and errors in one.

export const slash = {
  'slash.clear': 'Start a new chat and keep this one',
  'slash.compact': 'Summarise older turns now',
  'slash.memory': 'Show the memory',
  'slash.mode': 'Set the mode of this chat',
  'slash.model': 'Set the model of this chat',
  'slash.plan': 'Switch to Plan mode and send the message',
  'slash.tools': 'Show the tools of this chat',

  'slash.menu': 'Commands',
  'slash.found_one': '1 command. Tab completes it.',
  'slash.found_other': '{{count, number}} commands. Choose with ↑ and ↓, Tab completes.',
  'slash.message-hint': '[message]',
  'slash.mode-hint': '<mode>',
  'slash.model-hint': '<model>',
  'slash.own': 'User',
  'slash.project': 'Project',
  /** Opens to the text. */
  'slash.model-reads': 'Text for the model',

  'slash.needs-window': '/{{name}} works only in a window.',
  'slash.not-in-line': 'Commands cannot be queued. Send the command as a separate message.',
  'slash.auto-needs-time':
    'Auto mode needs a time limit. Choose Auto in the title bar, and set the limit there.',
  'slash.no-such-mode': 'Unknown mode “{{given}}”. Use plan, ask, accept-edits or auto.',
  'slash.names-model': '/model needs the name of a model, such as {{known, list}}.',
  'slash.kept-file': 'A rule denies reading {{file}}, so the command cannot include it.',
  'slash.bad-name': 'Invalid command name “{{name}}”. Use up to 64 letters, digits, “.”, “_” and “-”.',
  'slash.taken-name': 'The command /{{name}} already exists. Rename the file.',
  'slash.too-long': 'The file is longer than {{most, number}} characters.',
  'slash.empty': 'The prompt is empty.',
} as const;
