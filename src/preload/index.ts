import { contextBridge, ipcRenderer } from 'electron';

// All that the page is given of Electron: two functions that carry frames. They know nothing of what is in them.

/** The same name as in `main/electron/ipc-channel.ts`. */
const frameMessage = 'pilotfish:frame';

contextBridge.exposeInMainWorld('pilotfish', {
  send(frame: string): void {
    ipcRenderer.send(frameMessage, frame);
  },
  onFrame(listener: (frame: string) => void): void {
    ipcRenderer.on(frameMessage, (_event, frame: string) => listener(frame));
  },
});
