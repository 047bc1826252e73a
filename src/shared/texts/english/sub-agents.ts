// Sub-agents: problems of a definition, or remarks about it.

export const subAgents = {
  'agents.general-purpose': 'Works on a task of several steps by itself, with the tools that the chat has.',
  'agents.explorer':
    'Finds out how something is done in this project; reads and searches, and changes nothing.',

  'agents.too-long': 'It is longer than {{most, number}} characters.',
  'agents.no-front-matter':
    'It must begin with a line “---”, the name, the description and the tools, and another line “---”.',
  'agents.not-yaml': 'What is between the lines “---” is no YAML: {{reason}}',
  'agents.no-prompt': 'There is nothing below the second line “---”: that is where its instructions stand.',
  'agents.bad-name':
    'It needs a “name” of letters, digits, “-” and “_”, which begins with a letter and has at most 64 of them.',
  'agents.bad-description': 'It needs a “description”, at most 2,000 characters long, of when to use it.',
  'agents.bad-tools': '“tools” must be a list of names, or names separated by commas.',
  'agents.bad-model': '“model” must be the name of a model.',
  'agents.bad-limit': '“{{field}}” must be a positive number; rounds are at most 100.',
  'agents.untrusted': 'Not used: you have not trusted it as it is now.',
  'agents.hidden': 'Not used: {{file}} is called “{{name}}” too, and holds.',
  'agents.same-name':
    'One that is built in is called “{{name}}” too. The project’s is used before yours, and yours before one that is built in.',
  'agents.same-name_file':
    '{{file}} is called “{{name}}” too. The project’s is used before yours, and yours before one that is built in.',
  'agents.unknown-tools_one': 'There is no tool {{tools, list}}; it works without.',
  'agents.unknown-tools_other': 'There are no tools {{tools, list}}; it works without.',
  'agents.name-taken': 'There is a file {{file}} already. Choose another name.',
  'agents.changed': '{{file}} was changed meanwhile. Copy what you wrote, and open it again.',
  'agents.in-file': 'Sub-agent {{file}}: {{problem}}',
} as const;
