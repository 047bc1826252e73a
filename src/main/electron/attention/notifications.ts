import { words } from '@shared/texts/text';
import { BrowserWindow, Notification } from 'electron';
import type { HostNotification } from '../../app/parts/host';

// Notifications of the system, only the newest of each chat. A chat that the user is looking at gets none.

type ShowWindow = (project: string | null, chatId?: string) => Promise<void>;

/** `onFailed`: the system shows none, for example on a Mac for an application without a signature. */
export function createNotifications(
  showWindow: ShowWindow,
  onFailed: (why: string) => void,
): (notification: HostNotification) => void {
  /** By chat. The map prevents garbage collection: a collected notification ignores clicks. */
  const shown = new Map<string, Notification>();
  return ({ project, chatId, title, body, isSilent, isLookedAt, onClick }) => {
    // A page that hangs cannot report that its window lost the focus.
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
    notification.on('failed', (_event, why) => onFailed(why));
    const older = shown.get(chatId);
    shown.set(chatId, notification);
    older?.close();
    notification.show();
  };
}
