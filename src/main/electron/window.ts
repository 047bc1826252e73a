import { BrowserWindow } from 'electron';
import type { BoundsFile } from './bounds';

// The main window: a sandboxed page with no way out but the two functions of the preload script.

export type WindowOptions = {
  readonly preload: string;
  readonly page: string;
  readonly bounds: BoundsFile;
};

export async function openMainWindow({ preload, page, bounds }: WindowOptions): Promise<BrowserWindow> {
  const last = await bounds.read();
  const window = new BrowserWindow({
    width: 1360,
    height: 860,
    ...last,
    minWidth: 480,
    minHeight: 360,
    show: false,
    title: 'Pilotfish',
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Its dictionaries would be downloaded from somebody else's server.
      spellcheck: false,
    },
  });
  if (last?.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    bounds.write({ ...window.getNormalBounds(), isMaximized: window.isMaximized() });
  });
  await window.loadURL(page);
  return window;
}
