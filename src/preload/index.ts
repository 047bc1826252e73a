import { contextBridge, ipcRenderer, webUtils } from 'electron';

// All that the page is given of Electron: two functions that carry frames and know nothing of what is in them, and where
// a file lies that a person dropped.

/** The same name as in `main/electron/ipc-channel.ts`. */
const frameMessage = 'pilotfish:frame';

contextBridge.exposeInMainWorld('pilotfish', {
  send(frame: string): void {
    ipcRenderer.send(frameMessage, frame);
  },
  onFrame(listener: (frame: string) => void): void {
    ipcRenderer.on(frameMessage, (_event, frame: string) => listener(frame));
  },
  /** Empty for what lies nowhere, as a picture that was pasted. */
  pathOf(file: File): string {
    return webUtils.getPathForFile(file);
  },
});
