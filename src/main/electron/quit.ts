import { app, BrowserWindow } from 'electron';
import type { CloseQuestion } from '../desktop/close-question';
import { agrees } from './host';

// How the application ends: asked about what still runs, then with all of its files let go of.

export type QuitOptions = {
  readonly platform: NodeJS.Platform;
  /** What has to be asked first; null for nothing. */
  readonly question: () => CloseQuestion | null;
  readonly close: () => Promise<void>;
};

export function quitProperly({ platform, question, close }: QuitOptions): void {
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  askFirst(platform, question);
  closeFirst(close);
}

/** A system that shuts down, or a terminal that ends it with a signal, is not asked back. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function askFirst(platform: NodeJS.Platform, question: QuitOptions['question']): void {
  let isAgreed = false;
  let isAsking = false;
  const quit = () => {
    isAgreed = true;
    app.quit();
  };
  const ask = async ({ message, detail, yes }: CloseQuestion) => {
    isAsking = true;
    try {
      if (await agrees(message, detail, yes)) quit();
    } finally {
      isAsking = false;
    }
  };
  const holdUp = (event: { preventDefault(): void }) => {
    const open = isAgreed ? null : question();
    if (open === null) return;
    event.preventDefault();
    if (!isAsking) void ask(open);
  };
  app.on('before-quit', holdUp);
  const holdUpLast = (event: { preventDefault(): void }) => {
    if (BrowserWindow.getAllWindows().length === 1) holdUp(event);
  };
  // On a Mac the application goes on without a window.
  if (platform !== 'darwin')
    app.on('browser-window-created', (_event, window) => window.on('close', holdUpLast));
  for (const signal of endingSignals) process.once(signal, quit);
  app.once('quit', () => {
    for (const signal of endingSignals) process.off(signal, quit);
  });
}

/** Electron knows no waiting: the first end is prevented, and asked for again when all is closed. */
function closeFirst(close: () => Promise<void>): void {
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void close().then(() => {
      isClosed = true;
      app.quit();
    });
  });
}
