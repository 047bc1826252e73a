import { app, powerMonitor } from 'electron';
import type { App } from '../app/application';
import type { CloseQuestion } from '../desktop/close-question';
import { agrees } from './host';
import { isLastWindow, mainWindows } from './windows/main-windows';

// Ends the application: asks about work that still runs, then closes all files.

export type QuitOptions = {
  readonly platform: NodeJS.Platform;
  /** The question before the end, if there is one. */
  readonly question: () => CloseQuestion | null;
  /** Pilotfish continues in the tray after the last window closes. */
  readonly staysInTray: () => boolean;
  /** The application ends even if it rejects. */
  readonly close: () => Promise<void>;
};

export function quitProperly({ platform, question, staysInTray, close }: QuitOptions): void {
  // On a Mac the application continues without a window.
  const ends = () => platform !== 'darwin' && !staysInTray();
  const endIfLast = () => {
    if (ends() && mainWindows().length === 0) app.quit();
  };
  // Without a listener, Electron would end here. The hidden small window would prevent `window-all-closed`.
  app.on('window-all-closed', endIfLast);
  app.on('browser-window-created', (_event, window) => window.once('closed', endIfLast));
  askFirst(question, ends);
  closeFirst(close);
}

/** When the system shuts down or a signal ends it, Pilotfish skips the question. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Preventable = { preventDefault(): void };

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
  const holdUp = (event: Preventable) => {
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
  // The system then waits until everything is closed. Linux and macOS; Electron's types lack the event's argument.
  const shutDown = (...[event]: Preventable[]) => {
    event?.preventDefault();
    quit();
  };
  // The first listener of any event only starts Electron's monitor. On Linux a first one for `shutdown` is never called.
  powerMonitor.once('resume', () => {});
  powerMonitor.on('shutdown', shutDown);
  // Windows ends the process soon after this event.
  app.on('browser-window-created', (_event, window) => window.once('session-end', quit));
  app.once('quit', () => {
    for (const signal of endingSignals) process.off(signal, quit);
    powerMonitor.off('shutdown', shutDown);
  });
}

/** Electron cannot wait. So the first quit is prevented, and requested again after everything is closed. */
function closeFirst(close: () => Promise<void>): void {
  let isClosed = false;
  const end = () => {
    isClosed = true;
    app.quit();
  };
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void close().then(end, end);
  });
}

/** Pilotfish ends even if this fails, so only the log can tell. */
export async function closeApp({ close, log }: Pick<App, 'close' | 'log'>): Promise<void> {
  await close().catch((error: unknown) => log.write('error', 'the end', error));
  await log.close();
}
