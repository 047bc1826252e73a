// The result of a server's tool, on the card of its call.

export const remoteResult = {
  'remote-result.picture': 'Picture ({{type}}, {{bytes, size}})',
  'remote-result.sound': 'Sound ({{type}}, {{bytes, size}})',
  'remote-result.gone': '{{what}}: not kept any more.',
  'remote-result.links': 'Links',
} as const;
