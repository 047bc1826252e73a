// Files, folders, resources and tools in a message: their chips above the composer.

export const named = {
  'named.list': 'Mentioned in the message',
  'named.one': '{{name}}, {{weight}}',
  'named.folder': '{{name}}, {{weight}}, list of contents',
  'named.tool': '{{name}}, {{weight}}, a tool',
  'named.group': '{{name}}, {{weight}}, a group of tools',
  'named.loading': '{{name}}, counting tokens',
  'named.refused': '{{name}} cannot be included: {{why}}',
  'named.weight': 'About {{weight}}',
  'named.folder-weight': 'List of contents · about {{weight}}',
  'named.tools-weight': 'About {{weight}} in each request',
  'named.tools': 'Tools: {{tools, list}}',
  'named.take-out': 'Remove {{name}} from the message',
} as const;
