import type { notification as english } from '../../english/shell/notification';
import type { German } from '../../translation/translation';

// Notifications: why the person is called to a chat while they look elsewhere. They name no content of files.

export const notification = {
  'notification.waiting': 'Wartet auf Sie',
  'notification.finished': 'Ist fertig',
  'notification.failed': 'Konnte nicht weitermachen',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',
} as const satisfies German<typeof english>;
