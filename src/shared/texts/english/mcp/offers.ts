// Prompts and resources of MCP servers: the outcome of a request for one.

export const offers = {
  'offers.not-ready': 'The server {{server}} is not ready. Look at it in the settings.',
  'offers.failed': 'The server {{server}} answered with an error: {{reason}}',
  'offers.attached': '{{resource}} is attached ({{characters, number}} characters).',
  'offers.attached-beginning':
    'The first {{most, number}} of {{characters, number}} characters of {{resource}} are attached: it is too long for more.',
  'offers.not-attached': '{{resource}} is not attached: {{why}}',
  'offers.attached-folder':
    'A list of {{count, number}} of the {{all, number}} things in {{resource}} is attached.',
  'offers.attached-folder_same': 'A list of what is in {{resource}} is attached ({{count, number}}).',
  'offers.kept-file': 'A rule keeps {{file}} from being read.',
  'offers.empty': 'There is nothing in it.',
  'offers.binary': 'It is no text: {{what}}',
  'offers.no-such-prompt': 'The server {{server}} has no prompt {{name}}.',
  'offers.missing-arguments': '{{command}} needs {{names, and}}: {{command}} {{names, blanks}}',

  'mention.found_one': '1 thing to mention. Tab takes it.',
  'mention.found_other': '{{count, number}} things to mention. Choose with ↑ and ↓, Tab takes one.',
  'mention.part': 'Write {{name}}: {{address}}',

  'prompt-form.heading': '{{title}} · {{server}}',
  'prompt-form.optional': '{{name}} (optional)',
} as const;
