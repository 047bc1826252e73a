// Notifications: why the person is called to a chat while they look elsewhere. They name no content of files.

export const notification = {
  'notification.waiting': 'Waits for you',
  'notification.finished': 'Has finished',
  'notification.failed': 'Could not go on',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',
} as const;
