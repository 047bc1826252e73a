import type { remoteResult as english } from '../../english/chat/remote-result';
import type { French } from '../../translation/translation';

// What a tool of a server gave back, on the card of its call.

export const remoteResult = {
  'remote-result.picture': 'Image ({{type}}, {{bytes, size}})',
  'remote-result.sound': 'Son ({{type}}, {{bytes, size}})',
  'remote-result.gone': '{{what}} : n’est plus conservé.',
  'remote-result.links': 'Liens',
} as const satisfies French<typeof english>;
