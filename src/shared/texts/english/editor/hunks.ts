// A change decided part by part: verdicts on its hunks, comments on its lines.

export const hunks = {
  'hunks.accept-some': 'Accept {{accepted, number}} of {{all, number}}',
  'hunks.count': '{{accepted, number}} of {{all, number}} hunks accepted',
  'hunks.edited-too': 'with your own edits',
  'hunks.accept': 'Accept hunk {{place, number}} of {{all, number}}',
  'hunks.reject': 'Reject hunk {{place, number}} of {{all, number}}',
  'hunks.announced-accepted': 'Hunk {{place, number}} of {{all, number}}, accepted',
  'hunks.announced-rejected': 'Hunk {{place, number}} of {{all, number}}, rejected',
  'hunks.comment-line': 'Comment on line {{line}}',
  'hunks.comments-go_one': 'Your comment on a line goes with it.',
  'hunks.comments-go_other': 'Your {{count, number}} comments on lines go with it.',
  'hunks.is-rejected': 'Rejected',
  'hunks.add-reason': 'Add a reason',
  'hunks.change-reason': 'Change the reason: {{reason}}',
  'hunks.reason': 'Why this hunk is rejected (optional)',
  'hunks.keep-reason': 'Keep reason',
  'hunks.more-lines_one': '1 more line',
  'hunks.more-lines_other': '{{count, number}} more lines',
} as const;
