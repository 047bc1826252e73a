import { Menu, type MenuItemConstructorOptions } from 'electron';

// The application's menu: the standard roles, which bring the system's own keys and words.

export function setMenu(platform: NodeJS.Platform, withDeveloperTools: boolean): void {
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'reload' },
      ...(withDeveloperTools ? [{ role: 'toggleDevTools' } as const] : []),
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
  const first: MenuItemConstructorOptions =
    platform === 'darwin' ? { role: 'appMenu' } : { label: 'File', submenu: [{ role: 'quit' }] };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([first, { role: 'editMenu' }, view, { role: 'windowMenu' }]),
  );
}
