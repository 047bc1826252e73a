import type { remoteResult as english } from '../../english/chat/remote-result';
import type { Chinese } from '../../translation/translation';

// What a tool of a server gave back, on the card of its call.

export const remoteResult = {
  'remote-result.picture': '图像（{{type}}，{{bytes, size}}）',
  'remote-result.sound': '声音（{{type}}，{{bytes, size}}）',
  'remote-result.gone': '{{what}}：已不再保留。',
  'remote-result.links': '链接',
} as const satisfies Chinese<typeof english>;
