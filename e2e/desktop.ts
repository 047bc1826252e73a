import { type ElectronApplication, expect, type Page } from '@playwright/test';
import type { Answer, Asked } from './electron-shim/dialog';

// Actions of the user and the system outside of a page, passed to the shim of Electron.

export type Shim = typeof import('./electron-shim/electron');

/** Runs a function in the main process, with the shim's modules. It sees nothing of the test but `argument`. */
export async function inMain<R, A = undefined>(
  electron: ElectronApplication,
  act: (shim: Shim, argument: A) => R | Promise<R>,
  argument?: A,
): Promise<R> {
  return await electron.evaluate(act as never, argument as never);
}

/** Answers the dialog of the system that is open, or the next one. */
export async function answerDialog(electron: ElectronApplication, answer: Answer): Promise<void> {
  await inMain(electron, ({ dialog }, given: Answer) => dialog.answer(given), answer);
}

/** The dialogs of the system so far, also those that are open. */
export async function dialogs(electron: ElectronApplication): Promise<Pick<Asked, 'kind' | 'options'>[]> {
  return await inMain(electron, ({ dialog }) =>
    dialog.asked.map(({ kind, options }) => ({ kind, options: JSON.parse(JSON.stringify(options)) })),
  );
}

/** Chooses an item of the application's menu. */
export async function chooseMenu(electron: ElectronApplication, label: string): Promise<void> {
  await inMain(
    electron,
    ({ Menu, BrowserWindow }, wanted: string) => {
      const item = Menu.getApplicationMenu()?.find(wanted);
      if (!item) throw new Error(`no item ${wanted}`);
      item.click(BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]);
    },
    label,
  );
}

/** The user turns to another program, as soon as a window is in front. */
export async function leaveWindows(electron: ElectronApplication): Promise<void> {
  const isInFront = () => inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow() !== null);
  await expect.poll(isInFront).toBe(true);
  await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.blur());
}

/** Resolves with the first page with such an address, except `others`. */
export async function windowAt(
  electron: ElectronApplication,
  address: RegExp,
  others: readonly Page[] = [],
): Promise<Page> {
  const find = () => electron.windows().find((page) => address.test(page.url()) && !others.includes(page));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Page;
}

/** The page of the main window that opens during the step. */
export async function windowOpenedBy(electron: ElectronApplication, act: () => Promise<void>): Promise<Page> {
  const before = electron.windows();
  await act();
  return await windowAt(electron, /localhost:\d+\/(?:\?|$)/, before);
}
