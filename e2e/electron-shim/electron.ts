// `electron` for the main process. Each file beside this one names the part of Electron that it imitates. `main.ts` is
// the start.

export { app } from './app';
export { BrowserWindow } from './browser-window';
export { dialog } from './dialog';
export { Menu } from './menu';
export { protocol } from './page-server';
export { session } from './session';
export {
  clipboard,
  globalShortcut,
  Notification,
  nativeImage,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  safeStorage,
  screen,
  shell,
  Tray,
} from './system';
export { utilityProcess } from './utility-process';
export { WebContents as webContents } from './web-contents';
