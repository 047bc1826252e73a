import type { notification as english } from '../../english/shell/notification';
import type { French } from '../../translation/translation';

// Notifications: why the person is called to a chat while they look elsewhere. They name no content of files.

export const notification = {
  'notification.waiting': 'Attend votre réponse',
  'notification.finished': 'A terminé',
  'notification.failed': 'N’a pas pu continuer',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',
} as const satisfies French<typeof english>;
