import { contextBridge, ipcRenderer, webUtils } from 'electron';

// The page's only access to Electron: two functions that transport frames without reading them, and one that returns
// the path of a dropped file.

/** The same name as in `main/electron/ipc-channel.ts`. */
const frameMessage = 'pilotfish:frame';

contextBridge.exposeInMainWorld('pilotfish', {
  send(frame: string): void {
    ipcRenderer.send(frameMessage, frame);
  },
  onFrame(listener: (frame: string) => void): void {
    ipcRenderer.on(frameMessage, (_event, frame: string) => listener(frame));
  },
  /** Empty for a file without a path, such as a pasted image. */
  pathOf(file: File): string {
    return webUtils.getPathForFile(file);
  },
});
