import type { keySequence as english } from '../../english/shell/key-sequence';
import type { German } from '../../translation/translation';

// What is said between the two strokes of a key sequence, and after one that nothing has.

export const keySequence = {
  'key-sequence.waiting': '({{keys}}) wurde gedrückt. Es wird auf die zweite Taste gewartet…',
  'key-sequence.unknown': '({{keys}}) ist kein Befehl.',
} as const satisfies German<typeof english>;
