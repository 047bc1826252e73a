import { words } from '@shared/texts/text';
import { app, type BrowserWindow } from 'electron';
import { mainWindows } from '../windows/main-windows';
import { overlayIcon } from './counted-icons';

/** Shows how many questions wait on the application's icon where the system has numbers there; on Windows upon each window's button in the taskbar. */
export function createBadge(platform: NodeJS.Platform): (waiting: number) => void {
  if (platform !== 'win32') return (waiting) => void app.setBadgeCount(waiting);
  let shown = 0;
  const put = (window: BrowserWindow) => {
    if (shown === 0) window.setOverlayIcon(null, '');
    else window.setOverlayIcon(overlayIcon(shown), words('desktop.waiting', { count: shown }));
  };
  // Before it is shown, a window has no button.
  const follow = (window: BrowserWindow) => void window.on('show', () => put(window));
  mainWindows().forEach(follow);
  app.on('browser-window-created', (_event, window) => follow(window));
  return (waiting) => {
    shown = waiting;
    mainWindows().forEach(put);
  };
}
