// Slash commands: descriptions of the built-in ones, the menu that lists them, and errors in one.

export const slash = {
  'slash.clear': 'New chat; nothing is deleted',
  'slash.compact': 'Summarise older turns now',
  'slash.memory': 'What is remembered',
  'slash.mode': 'What runs without asking',
  'slash.model': 'The model of this chat',
  'slash.plan': 'Plan mode, then the message',
  'slash.tools': 'The tools of this chat',

  'slash.menu': 'Commands',
  'slash.found_one': '1 command. Tab completes it.',
  'slash.found_other': '{{count, number}} commands. Choose with ↑ and ↓, Tab completes.',
  'slash.message-hint': '[message]',
  'slash.mode-hint': '<mode>',
  'slash.model-hint': '<model>',
  'slash.own': 'Yours',
  'slash.project': 'Project',
  /** Opens to the text. */
  'slash.model-reads': 'What the model reads',

  'slash.needs-window': '/{{name}} is for a window; there is none here.',
  'slash.not-in-line': 'A command does not wait in line. Write it as a message of its own.',
  'slash.auto-needs-time': 'Auto mode needs an end: choose it over the chat, where it asks for how long.',
  'slash.no-such-mode': '/mode takes plan, ask, accept-edits or auto, not “{{given}}”.',
  'slash.names-model': '/model takes the name of a model, such as {{known, list}}.',
  'slash.kept-file': 'A rule keeps {{file}} from being read, so the command cannot take it along.',
  'slash.bad-name': '“{{name}}” cannot be a command: letters, digits, “.”, “_” and “-” alone, 64 at most.',
  'slash.taken-name': 'There is a command /{{name}} already. Give the file another name.',
  'slash.too-long': 'It is longer than {{most, number}} characters.',
  'slash.empty': 'It has no prompt: nothing would be sent.',
} as const;
