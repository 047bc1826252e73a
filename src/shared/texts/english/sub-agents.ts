// Sub-agents: problems of a definition, or remarks about it.

export const subAgents = {
  'agents.general-purpose': 'Works independently on a task of several steps, with the tools of the chat.',
  'agents.explorer': 'Finds out how something is done in this project. Only reads and searches.',

  'agents.too-long': 'The file is longer than {{most, number}} characters.',
  'agents.no-front-matter':
    'The file must start with a line “---”, the name, the description, the tools, and a second line “---”.',
  'agents.not-yaml': 'Invalid YAML between the lines “---”: {{reason}}',
  'agents.no-prompt': 'The instructions are missing. Add them below the second line “---”.',
  'agents.bad-name': '“name” must start with a letter, and have at most 64 letters, digits, “-” and “_”.',
  'agents.bad-description':
    '“description” must explain when to use the sub-agent, in at most 2,000 characters.',
  'agents.bad-tools': '“tools” must be a list of names, or names separated by commas.',
  'agents.bad-model': '“model” must be the name of a model.',
  'agents.bad-limit': '“{{field}}” must be a positive number. The maximum for rounds is 100.',
  'agents.untrusted': 'Not used until you trust its current version.',
  'agents.hidden': 'Not used: {{file}} has the same name, “{{name}}”, and takes precedence.',
  'agents.same-name':
    'A built-in sub-agent is also called “{{name}}”. The project’s sub-agents take precedence over yours, and yours over built-in ones.',
  'agents.same-name_file':
    '{{file}} is also called “{{name}}”. The project’s sub-agents take precedence over yours, and yours over built-in ones.',
  'agents.unknown-tools_one': 'Unknown tool: {{tools, list}}. The sub-agent works without it.',
  'agents.unknown-tools_other': 'Unknown tools: {{tools, list}}. The sub-agent works without them.',
  'agents.name-taken': 'The file {{file}} already exists. Choose another name.',
  'agents.changed': '{{file}} has changed on disk. Copy your text and open the file again.',
  'agents.in-file': 'Sub-agent {{file}}: {{problem}}',
} as const;
