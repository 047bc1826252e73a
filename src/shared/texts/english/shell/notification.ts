// Notifications: why a chat calls the user's attention. They contain no content of files.

export const notification = {
  'notification.waiting': 'A question is waiting',
  'notification.finished': 'Finished',
  'notification.failed': 'Could not continue',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',
} as const;
