// Notifications: why a chat calls the user's attention. They contain no content of files.

export const notification = {
  'notification.waiting': 'Waits for you',
  'notification.finished': 'Has finished',
  'notification.failed': 'Could not go on',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',
} as const;
