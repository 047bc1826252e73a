import { words } from '@shared/texts/text';
import { Menu, type MenuItemConstructorOptions } from 'electron';

// The application's menu. Its keys are those that no page has a use for: a page gets a key first, and what stands here
// only what it leaves. Nothing here ends the application or loads the page again by a key that a person means for a tab.

export type MenuOptions = {
  readonly platform: NodeJS.Platform;
  readonly isDevelopment: boolean;
  /** The person wants to choose a folder for a window of its own. */
  readonly onOpenFolder: () => void;
};

export function setMenu({ platform, isDevelopment, onOpenFolder }: MenuOptions): void {
  const openFolder = { label: words('command-menu.folder.openInNewWindow'), click: onOpenFolder };
  const view: MenuItemConstructorOptions = {
    label: words('desktop.menu-view'),
    submenu: [
      ...(isDevelopment ? developerItems : []),
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      platform === 'darwin'
        ? [
            { role: 'appMenu' },
            { label: words('desktop.menu-file'), submenu: [openFolder] },
            { role: 'editMenu' },
            view,
            macWindow,
          ]
        : [
            { label: words('desktop.menu-file'), submenu: [openFolder, { role: 'quit' }] },
            { role: 'editMenu' },
            view,
          ],
    ),
  );
}

const developerItems: readonly MenuItemConstructorOptions[] = [
  { role: 'reload' },
  { role: 'toggleDevTools' },
  { type: 'separator' },
];

/** Elsewhere the frame of the window has all of this, and Ctrl+W would end the application with its window. */
const macWindow: MenuItemConstructorOptions = {
  role: 'window',
  submenu: [
    { role: 'minimize' },
    { role: 'zoom' },
    { type: 'separator' },
    // Cmd+W, where the page has no tab to close; the application goes on.
    { role: 'close' },
    { type: 'separator' },
    { role: 'front' },
  ],
};
