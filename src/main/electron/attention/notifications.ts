import { words } from '@shared/texts/text';
import { BrowserWindow, Notification } from 'electron';
import type { HostNotification } from '../../app/parts/host';

// The system's notifications: of each chat the newest. None is shown of a chat that the person looks at.

type ShowWindow = (project: string | null, chatId?: string) => Promise<void>;

export function createNotifications(showWindow: ShowWindow): (notification: HostNotification) => void {
  /** By chat. One that nobody holds may be collected while it is shown, and a click on it does nothing then. */
  const shown = new Map<string, Notification>();
  return ({ project, chatId, title, body, isSilent, isLookedAt, onClick }) => {
    // A page that hangs does not tell that its window is left.
    if (isLookedAt && BrowserWindow.getFocusedWindow()) return;
    const notification = new Notification({
      title: words('notification.title', { project: project.name, title }),
      body,
      silent: isSilent,
    });
    const forget = () => {
      if (shown.get(chatId) === notification) shown.delete(chatId);
    };
    const show = () => void showWindow(project.key, chatId).then(onClick, () => {});
    notification.on('click', show).on('click', forget).on('close', forget).on('failed', forget);
    const older = shown.get(chatId);
    shown.set(chatId, notification);
    older?.close();
    notification.show();
  };
}
