// Approximate match: the differences that a proposal tolerated.

export const match = {
  'match.composed': 'letters that Unicode writes in two ways',
  'match.typographic': 'typographic quotes, dashes and spaces',
  'match.trailing-blanks': 'trailing whitespace',
  'match.indentation': 'indentation',
  'match.over-escaped': 'over-escaped text',
  'match.segment-of-model': 'the segment that the model named',
  'match.place-of-model': 'one of {{places, number}} places, chosen by the model',
  'match.content-of-model': 'content that the model corrected',
} as const;
