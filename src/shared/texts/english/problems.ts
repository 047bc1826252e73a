// Problems that language servers find: on the card of a change, and in its diff.

export const problems = {
  'problems.checking': 'Still checking for problems…',
  'problems.unchecked': 'Not checked for problems. {{why}}',
  'problems.none': 'No new problems',
  'problems.added_one': '+{{count, number}} problem',
  'problems.added_other': '+{{count, number}} problems',
  'problems.removed_one': '−{{count, number}} problem',
  'problems.removed_other': '−{{count, number}} problems',
  /** `added`: the text above. */
  'problems.both': '{{added}}, −{{removed, number}}',
  'problems.by': 'Checked by {{servers, list}}',
  'problems.at-line': 'Line {{line, number}}: {{message}}',
} as const;
