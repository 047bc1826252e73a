// Files, folders, resources and tools that a message names: their chips over the composer.

export const named = {
  'named.list': 'Named in the message',
  'named.one': '{{name}}, about {{tokens, number}} tokens',
  'named.folder': '{{name}}, a list of what is in it, about {{tokens, number}} tokens',
  'named.tool': '{{name}}, a tool, about {{tokens, number}} tokens',
  'named.group': '{{name}}, a group of tools, about {{tokens, number}} tokens',
  'named.loading': '{{name}}, weight not known yet',
  'named.refused': '{{name}} does not go along: {{why}}',
  'named.weight': 'About {{tokens, number}} tokens',
  'named.folder-weight': 'A list of what is in it · about {{tokens, number}} tokens',
  'named.tools-weight': 'About {{tokens, number}} tokens in each request',
  'named.tools': 'Tools: {{tools, list}}',
  'named.take-out': 'Take {{name}} out of the message',
} as const;
