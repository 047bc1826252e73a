// Tools from elsewhere: problems of the tools that commands provide.

export const elsewhere = {
  'elsewhere.no-declarations':
    'The discovery command (tools.discoveryCommand) must print a JSON array of function declarations.',
  'elsewhere.wrong-declaration': 'Pilotfish ignores a tool of the discovery command: {{at}}: {{problem}}',
  'elsewhere.wrong-declarations_one':
    'Pilotfish ignores {{count, number}} tool of the discovery command: {{at}}: {{problem}}',
  'elsewhere.wrong-declarations_other':
    'Pilotfish ignores {{count, number}} tools of the discovery command: {{at}}: {{problem}}',
  'elsewhere.wrong-name':
    'Pilotfish ignores the tool “{{name}}” of the discovery command: a name has at most 64 letters, digits, _ and -.',
  'elsewhere.too-many':
    'The discovery command declared more than {{most, number}} tools. Pilotfish uses the first {{most, number}} and ignores {{rest, number}}.',
  'elsewhere.name-taken':
    'Pilotfish ignores the tool “{{name}}” of the discovery command: another tool has this name.',
  'elsewhere.wrong-parameters':
    'Pilotfish ignores the tool “{{name}}”. Its parameters cannot be read: {{problem}}',
  'elsewhere.untrusted': 'Cannot run the discovery command: the folder {{root}} is restricted.',
  'elsewhere.no-command': 'Cannot run the discovery command: program {{command}} not found.',
  'elsewhere.changed':
    'Cannot run the discovery command: {{command}} changed since you trusted it in this folder.',
  'elsewhere.not-confined': 'Cannot run the discovery command {{command}}: {{why}}',
  'elsewhere.failed': 'The discovery command {{command}} failed:\n{{why}}',

  'elsewhere.file-no-json':
    'Pilotfish ignores {{file}}: it must be a JSON object with name, description and run.',
  'elsewhere.file-wrong': 'Pilotfish ignores {{file}}: {{at}}: {{problem}}',
  'elsewhere.file-program': 'Pilotfish ignores {{file}}: the model cannot choose the program: {{word}}',
  'elsewhere.file-name-taken': 'Pilotfish ignores {{file}}: another tool has the name “{{name}}”.',
} as const;
