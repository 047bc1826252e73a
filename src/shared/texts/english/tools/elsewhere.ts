// Tools from elsewhere: problems of the tools that commands provide.

export const elsewhere = {
  'elsewhere.no-declarations':
    'The discovery command (tools.discoveryCommand) printed no JSON array of function declarations.',
  'elsewhere.wrong-declaration':
    'The discovery command declared a tool that is left out: {{at}}: {{problem}}',
  'elsewhere.wrong-name':
    'The discovery command declared a tool “{{name}}”, which is left out: a name has letters, digits, _ and -, at most 64.',
  'elsewhere.too-many':
    'The discovery command declared more than {{most, number}} tools. The first {{most, number}} are used, {{rest, number}} are left out.',
  'elsewhere.name-taken':
    'The discovery command declared a tool “{{name}}”, which is left out: another tool bears that name.',
  'elsewhere.wrong-parameters': 'The tool “{{name}}” is left out: its parameters cannot be read: {{problem}}',
  'elsewhere.untrusted': 'The discovery command was not run: the folder {{root}} is not trusted.',
  'elsewhere.no-command': 'The discovery command was not run: there is no program {{command}}.',
  'elsewhere.changed':
    'The discovery command was not run: {{command}} is not what you accepted for this folder.',
  'elsewhere.not-confined': 'The discovery command {{command}} was not run: {{why}}',
  'elsewhere.failed': 'The discovery command {{command}} failed:\n{{why}}',

  'elsewhere.file-no-json':
    '{{file}} brings no tool: it is not a JSON object with name, description and run.',
  'elsewhere.file-wrong': '{{file}} brings no tool: {{at}}: {{problem}}',
  'elsewhere.file-program': '{{file}} brings no tool: a program cannot be given by the model: {{word}}',
  'elsewhere.file-name-taken': '{{file}} brings no tool: another tool is called “{{name}}”.',
} as const;
