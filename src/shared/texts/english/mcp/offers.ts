// Prompts and resources of MCP servers: the outcome of a request for one.

export const offers = {
  'offers.not-ready': 'The server {{server}} is not ready. Check it in the settings.',
  'offers.failed': 'The server {{server}} reported an error: {{reason}}',
  'offers.attached': '{{resource}} is attached ({{characters, number}} characters).',
  'offers.attached-beginning':
    'The first {{most, number}} of {{characters, number}} characters of {{resource}} are attached, because it is too long.',
  'offers.not-attached': 'Cannot attach {{resource}}: {{why}}',
  'offers.attached-folder':
    'A list of {{count, number}} of the {{all, number}} entries in {{resource}} is attached.',
  'offers.attached-folder_same': 'A list of the entries in {{resource}} is attached ({{count, number}}).',
  'offers.kept-file': 'A rule denies reading {{file}}.',
  'offers.empty': 'It has no content.',
  'offers.binary': 'It is not text: {{what}}',
  'offers.no-such-prompt': 'The server {{server}} has no prompt {{name}}.',
  'offers.missing-arguments': '{{command}} needs {{names, and}}: {{command}} {{names, blanks}}',

  'mention.found_one': '1 suggestion. Press Tab to insert it.',
  'mention.found_other': '{{count, number}} suggestions. Choose with ↑ and ↓, and press Tab to insert.',
  'mention.part': 'Enter {{name}}: {{address}}',

  'prompt-form.heading': '{{title}} · {{server}}',
  'prompt-form.optional': '{{name}} (optional)',
} as const;
