// The result of a server's tool, on the card of its call.

export const remoteResult = {
  'remote-result.picture': 'Image ({{type}}, {{bytes, size}})',
  'remote-result.sound': 'Audio ({{type}}, {{bytes, size}})',
  'remote-result.gone': '{{what}}: no longer stored.',
  'remote-result.links': 'Links',
} as const;
