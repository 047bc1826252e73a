import type { keySequence as english } from '../../english/shell/key-sequence';
import type { French } from '../../translation/translation';

// What is said between the two strokes of a key sequence, and after one that nothing has.

export const keySequence = {
  'key-sequence.waiting': '({{keys}}) a été pressé. En attente de la seconde touche…',
  'key-sequence.unknown': '({{keys}}) n’est pas une commande.',
} as const satisfies French<typeof english>;
