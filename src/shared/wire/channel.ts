// A transport, as the wire knows it: it carries frames.

/** In characters; main drops what is longer. */
export const maxFrameLength = 32 * 1024 * 1024;

/** A transport: ordered, reliable text frames. Electron's IPC and a WebSocket are the two there are. */
export type Channel = {
  send(frame: string): void;
  onFrame(listener: (frame: string) => void): void;
  onClose(listener: () => void): void;
  /** Bytes handed to `send` that have not left this process yet. */
  pending(): number;
  /** Calls back once `pending()` has come down again. */
  onDrain(listener: () => void): void;
};
