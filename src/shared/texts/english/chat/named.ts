// Files, folders, resources and tools in a message: their chips above the composer.

export const named = {
  'named.list': 'Named in the message',
  'named.one': '{{name}}, {{weight}}',
  'named.folder': '{{name}}, {{weight}}, a list of what is in it',
  'named.tool': '{{name}}, {{weight}}, a tool',
  'named.group': '{{name}}, {{weight}}, a group of tools',
  'named.loading': '{{name}}, weight not known yet',
  'named.refused': '{{name}} does not go along: {{why}}',
  'named.weight': 'About {{weight}}',
  'named.folder-weight': 'A list of what is in it · about {{weight}}',
  'named.tools-weight': 'About {{weight}} in each request',
  'named.tools': 'Tools: {{tools, list}}',
  'named.take-out': 'Take {{name}} out of the message',
} as const;
