// Files, folders and resources that a message names: their chips over the composer.

export const named = {
  'named.list': 'Named in the message',
  'named.one': '{{name}}, about {{tokens, number}} tokens',
  'named.folder': '{{name}}, a list of what is in it, about {{tokens, number}} tokens',
  'named.loading': '{{name}}, weight not known yet',
  'named.refused': '{{name}} does not go along: {{why}}',
  'named.weight': 'About {{tokens, number}} tokens',
  'named.folder-weight': 'A list of what is in it · about {{tokens, number}} tokens',
  'named.take-out': 'Take {{name}} out of the message',
} as const;
