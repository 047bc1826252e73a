import { type PlainKey, textOf, words } from '@shared/texts/text';
import { app, type RenderProcessGoneDetails, type WebContents } from 'electron';
import { askUser } from './dialogs';

// Reloads a page after its process died: once automatically, then as the user decides. If a page hangs, the user
// decides about the reload. A page that never loaded is an error of its caller.

export type ReviveOptions = {
  readonly onDeath: (reason: string) => void;
  /** Lets the user save the log to a file. */
  readonly saveLogs: () => Promise<void>;
  readonly now?: () => number;
};

/** In ms. A second crash within this time has a lasting cause. */
const soon = 60_000;

export function revivePage(
  contents: WebContents,
  { onDeath, saveLogs, now = Date.now }: ReviveOptions,
): void {
  let revivedAt = Number.NEGATIVE_INFINITY;
  const reload = () => {
    if (contents.isDestroyed()) return;
    revivedAt = now();
    contents.reload();
  };
  const ask = async (reason: string): Promise<void> => {
    const answer = await answerTo(reason);
    if (answer === 'reload') reload();
    if (answer === 'wait') askWhenInFront(contents, () => void ask(reason));
    if (answer === 'export') await saveLogs().then(() => ask(reason));
  };
  const hanging = askWhileHanging(contents, reload);
  const onGone = (_event: unknown, details: RenderProcessGoneDetails) => {
    if (details.reason === 'clean-exit' || hanging.isEnded()) return;
    const reason = reasonText(details);
    onDeath(reason);
    // Deferred, because during the event Electron is still removing the dead process.
    if (now() - revivedAt > soon) setImmediate(reload);
    else void ask(reason);
  };
  contents.once('did-finish-load', () => contents.on('render-process-gone', onGone));
}

/** Asks again when the user returns to the dead page, because the page cannot react to clicks. */
function askWhenInFront(contents: WebContents, ask: () => void): void {
  const onFocus = (_event: unknown, window: { readonly webContents: WebContents }) => {
    if (window.webContents !== contents) return;
    app.off('browser-window-focus', onFocus);
    ask();
  };
  app.on('browser-window-focus', onFocus);
  contents.once('destroyed', () => app.off('browser-window-focus', onFocus));
}

const answers = ['reload', 'wait', 'export'] as const;

async function answerTo(reason: string): Promise<(typeof answers)[number] | undefined> {
  const response = await askUser({
    type: 'error',
    message: words('desktop.page-crashed-again'),
    detail: words('desktop.nothing-lost', { why: reason }),
    buttons: [words('desktop.reload-page'), words('desktop.keep-waiting'), words('desktop.export-logs')],
    defaultId: 0,
    cancelId: 1,
  });
  return answers[response];
}

/** Shows a question until the page answers. `isEnded`: Pilotfish killed the process for a reload, so it is no crash. */
function askWhileHanging(contents: WebContents, reload: () => void): { isEnded(): boolean } {
  let question: AbortController | null = null;
  let isEnding = false;
  const ask = async () => {
    if (question) return;
    question = new AbortController();
    const isGivenUp = await givesUp(question.signal);
    const isOver = question.signal.aborted;
    question = null;
    if (!isGivenUp || isOver || contents.isDestroyed()) return;
    isEnding = true;
    contents.forcefullyCrashRenderer();
    reload();
  };
  const answered = () => question?.abort();
  contents.on('unresponsive', () => void ask());
  contents.on('responsive', answered);
  contents.on('render-process-gone', answered);
  contents.on('destroyed', answered);
  contents.on('did-finish-load', () => {
    isEnding = false;
  });
  return { isEnded: () => isEnding };
}

async function givesUp(signal: AbortSignal): Promise<boolean> {
  const response = await askUser({
    type: 'warning',
    message: words('desktop.page-hangs'),
    detail: words('desktop.page-hangs-detail'),
    buttons: [words('desktop.keep-waiting'), words('desktop.reload-page')],
    defaultId: 0,
    cancelId: 0,
    signal,
  });
  return response === 1;
}

function reasonText({ reason, exitCode }: RenderProcessGoneDetails): string {
  return words('desktop.page-ended', { how: textOf(reasons[reason]), reason, exitCode });
}

const reasons: Readonly<Record<RenderProcessGoneDetails['reason'], PlainKey>> = {
  'clean-exit': 'desktop.page-clean-exit',
  'abnormal-exit': 'desktop.page-abnormal-exit',
  killed: 'desktop.page-killed',
  crashed: 'desktop.page-crashed',
  oom: 'desktop.page-out-of-memory',
  'launch-failed': 'desktop.page-not-started',
  'integrity-failure': 'desktop.page-not-genuine',
  'memory-eviction': 'desktop.page-evicted',
};
