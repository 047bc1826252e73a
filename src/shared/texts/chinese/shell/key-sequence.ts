import type { keySequence as english } from '../../english/shell/key-sequence';
import type { Chinese } from '../../translation/translation';

// What is said between the two strokes of a key sequence, and after one that nothing has.

export const keySequence = {
  'key-sequence.waiting': '已按下（{{keys}}）。正在等待第二个按键…',
  'key-sequence.unknown': '（{{keys}}）不是命令。',
} as const satisfies Chinese<typeof english>;
