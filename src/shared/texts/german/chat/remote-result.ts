import type { remoteResult as english } from '../../english/chat/remote-result';
import type { German } from '../../translation/translation';

// What a tool of a server gave back, on the card of its call.

export const remoteResult = {
  'remote-result.picture': 'Bild ({{type}}, {{bytes, size}})',
  'remote-result.sound': 'Ton ({{type}}, {{bytes, size}})',
  'remote-result.gone': '{{what}}: nicht mehr aufbewahrt.',
  'remote-result.links': 'Links',
} as const satisfies German<typeof english>;
