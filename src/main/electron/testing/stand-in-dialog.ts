import type { BrowserWindow } from './stand-in-window';

// Dialogs of the system in tests, and the user's answers.

type Question = { readonly message: string; readonly detail: string };
type Offer = { readonly defaultPath: string };

/** The user's answer to every question, and the questions. */
export const dialog = {
  answer: 1,
  chosen: null as string | null,
  asked: [] as string[],
  /** The answers to the next questions; afterwards `answer` applies. */
  answers: [] as number[],
  /** The windows that the dialogs belong to; null: none. */
  parents: [] as (BrowserWindow | null)[],
  optionsIn<T extends object>(args: readonly [BrowserWindow, T] | readonly [T]): T {
    this.parents.push(args[1] ? (args[0] as BrowserWindow) : null);
    return args[1] ?? (args[0] as T);
  },
  async showMessageBox(...args: [BrowserWindow, Question] | [Question]): Promise<{ response: number }> {
    const { message, detail } = this.optionsIn(args);
    this.asked.push(`${message} ${detail}`);
    return { response: this.answers.shift() ?? this.answer };
  },
  /** The last suggested name for a file. */
  offered: '',
  async showSaveDialog(
    ...args: [BrowserWindow, Offer] | [Offer]
  ): Promise<{ canceled: boolean; filePath: string }> {
    this.offered = this.optionsIn(args).defaultPath;
    return { canceled: this.chosen === null, filePath: this.chosen ?? '' };
  },
  async showOpenDialog(
    ...args: [BrowserWindow, Offer] | [Offer]
  ): Promise<{ canceled: boolean; filePaths: string[] }> {
    this.offered = this.optionsIn(args).defaultPath;
    return { canceled: this.chosen === null, filePaths: this.chosen === null ? [] : [this.chosen] };
  },
  /** The error boxes. After the start each would stop the main process until it is closed. */
  boxes: 0,
  showErrorBox(title: string, text: string): void {
    this.boxes += 1;
    this.asked.push(`${title}: ${text}`);
  },
};
