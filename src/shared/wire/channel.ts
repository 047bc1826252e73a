/** In characters; the main process drops longer frames. */
export const maxFrameLength = 32 * 1024 * 1024;

/** A transport of the wire: ordered, reliable text frames. There are two: Electron's IPC and a WebSocket. */
export type Channel = {
  send(frame: string): void;
  onFrame(listener: (frame: string) => void): void;
  onClose(listener: () => void): void;
  /** Bytes passed to `send` that are still in this process. */
  pending(): number;
  /** Called once `pending()` has fallen again. */
  onDrain(listener: () => void): void;
};
