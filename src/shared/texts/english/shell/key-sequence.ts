// What is said between the two strokes of a key sequence, and after one that nothing has.

export const keySequence = {
  'key-sequence.waiting': '({{keys}}) was pressed. Waiting for the second key…',
  'key-sequence.unknown': '({{keys}}) is not a command.',
  'key-sequence.nothing-waits': '({{keys}}) No question waits.',
} as const;
