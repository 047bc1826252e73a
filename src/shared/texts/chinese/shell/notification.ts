import type { notification as english } from '../../english/shell/notification';
import type { Chinese } from '../../translation/translation';

// Notifications: why the person is called to a chat while they look elsewhere. They name no content of files.

export const notification = {
  'notification.waiting': '正在等待你',
  'notification.finished': '已完成',
  'notification.failed': '无法继续',
  'notification.title': '{{project}}',
  'notification.title_title': '{{project}} – {{title}}',
} as const satisfies Chinese<typeof english>;
