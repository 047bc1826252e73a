import type { MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron';
import { app } from './app';
import { BrowserWindow } from './browser-window';

// `dialog` (lib/browser/api/dialog.ts): one table answers all dialogs of the system. A dialog without an answer stays
// open until the test adds one. A message box without a parent blocks the main process on macOS
// (shell/browser/ui/message_box_mac.mm, `runModal`), and one of a hidden window cannot be answered; the shim records
// that instead of blocking.

export type Answer = { readonly response: number } | { readonly paths: readonly string[] };

export type Asked = {
  readonly kind: 'message' | 'open' | 'save' | 'error';
  readonly options: Partial<MessageBoxOptions & OpenDialogOptions & SaveDialogOptions>;
  /** The window that it belongs to. */
  readonly parent: number | null;
  /** Whether the dialog would block Electron's main process. */
  readonly isBlocking: boolean;
};

const asked: Asked[] = [];
const answers: Answer[] = [];
const waiting: ((answer: Answer) => void)[] = [];

/** A test's answer to the next dialog. */
function answer(given: Answer): void {
  const first = waiting.shift();
  if (first) first(given);
  else answers.push(given);
}

function ask(kind: Asked['kind'], args: readonly unknown[]): Promise<Answer> {
  app.throwUnlessReady('dialog module can only be used after app is ready');
  const window = args[0] instanceof BrowserWindow ? args[0] : null;
  const parent = window?.id ?? null;
  const options = (window ? args[1] : args[0]) as Asked['options'];
  const isBlocking = kind === 'message' && !window?.isVisible() && process.platform === 'darwin';
  asked.push({ kind, options, parent, isBlocking });
  const ready = answers.shift();
  if (ready) return Promise.resolve(ready);
  return new Promise((resolve) => {
    waiting.push(resolve);
    options.signal?.addEventListener('abort', () => {
      const index = waiting.indexOf(resolve);
      if (index >= 0) waiting.splice(index, 1);
      resolve({ response: options.cancelId ?? 0 });
    });
  });
}

const pathsIn = (given: Answer) => ('paths' in given ? [...given.paths] : []);

export const dialog = {
  asked,
  answer,
  async showMessageBox(...args: unknown[]) {
    const given = await ask('message', args);
    return { response: 'response' in given ? given.response : 0, checkboxChecked: false };
  },
  async showOpenDialog(...args: unknown[]) {
    const filePaths = pathsIn(await ask('open', args));
    return { canceled: filePaths.length === 0, filePaths };
  },
  async showSaveDialog(...args: unknown[]) {
    const [filePath = ''] = pathsIn(await ask('save', args));
    return { canceled: filePath === '', filePath };
  },
  /** Blocks until it is closed. Before `ready` it writes to the standard error on Linux (docs/api/dialog.md). */
  showErrorBox(title: string, content: string): void {
    asked.push({
      kind: 'error',
      options: { title, message: content },
      parent: null,
      isBlocking: app.isReady(),
    });
    process.stderr.write(`${title}\n${content}\n`);
  },
};
