import { app } from 'electron';
import type { CloseQuestion } from '../desktop/close-question';
import { agrees } from './host';
import { isLastWindow, mainWindows } from './windows/main-windows';

// How the application ends: asked about what still runs, then with all of its files let go of.

export type QuitOptions = {
  readonly platform: NodeJS.Platform;
  /** What has to be asked first; null for nothing. */
  readonly question: () => CloseQuestion | null;
  /** The last window may be closed without an end: the tray stays. */
  readonly staysInTray: () => boolean;
  readonly close: () => Promise<void>;
};

export function quitProperly({ platform, question, staysInTray, close }: QuitOptions): void {
  // On a Mac the application goes on without a window.
  const ends = () => platform !== 'darwin' && !staysInTray();
  const endIfLast = () => {
    if (ends() && mainWindows().length === 0) app.quit();
  };
  // Without a listener it would end; the small window, unseen, would keep it from that.
  app.on('window-all-closed', endIfLast);
  app.on('browser-window-created', (_event, window) => window.once('closed', endIfLast));
  askFirst(question, ends);
  closeFirst(close);
}

/** A system that shuts down, or a terminal that ends it with a signal, is not asked back. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function askFirst(question: QuitOptions['question'], ends: () => boolean): void {
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
  app.on('browser-window-created', (_event, window) =>
    window.on('close', (event) => {
      if (ends() && isLastWindow(window)) holdUp(event);
    }),
  );
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
