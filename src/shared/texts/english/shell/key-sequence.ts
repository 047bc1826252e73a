// Messages between the two strokes of a key sequence, and after an unknown one.

export const keySequence = {
  'key-sequence.waiting': '({{keys}}) was pressed. Waiting for the second key…',
  'key-sequence.unknown': '({{keys}}) is not a command.',
  'key-sequence.nothing-waits': '({{keys}}) No question is waiting.',
  'key-sequence.others-ended': 'All other browsers need a new link now.',
} as const;
