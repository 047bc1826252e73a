// The list of files beside a review: a batch of edits, the changes of a chat, or a replacement.

export const reviewList = {
  'review-list.batch': 'Batch',
  'review-list.changes': 'Changes',
  'review-list.replace': 'Replace',
  'review-list.to-files': 'Show the project files',
  'review-list.filter': 'Filter files',
  'review-list.none': 'No file matches the filter.',
  'review-list.edited': 'edited by you',
  'review-list.stale': 'the file changed on disk',
  'review-list.undecided': 'undecided',
  'review-list.accepted': 'accepted',
  'review-list.left-out': 'left out',
  'review-list.outdated': 'asks separately: the proposal changed after your edits',
  'review-list.running': 'being written',
  'review-list.applied': 'applied',
  'review-list.rejected': 'rejected',
  'review-list.failed': 'failed',
  'review-list.cancelled': 'cancelled',
  'review-list.queued': 'queued',
} as const;
