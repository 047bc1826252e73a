import { words } from '@shared/texts/text';
import { app, type BrowserWindow } from 'electron';
import { mainWindows } from '../windows/main-windows';
import { overlayIcon } from './counted-icons';

/**
 * Shows the number of waiting questions on the application's icon, if the system supports numbers. On Windows it shows
 * them on each window's taskbar button.
 */
export function createBadge(platform: NodeJS.Platform): (waiting: number) => void {
  if (platform !== 'win32') return (waiting) => void app.setBadgeCount(waiting);
  let shown = 0;
  const put = (window: BrowserWindow) => {
    if (shown === 0) window.setOverlayIcon(null, '');
    else window.setOverlayIcon(overlayIcon(shown), words('desktop.waiting', { count: shown }));
  };
  // A hidden window has no taskbar button yet.
  const follow = (window: BrowserWindow) => void window.on('show', () => put(window));
  mainWindows().forEach(follow);
  app.on('browser-window-created', (_event, window) => follow(window));
  return (waiting) => {
    shown = waiting;
    mainWindows().forEach(put);
  };
}
