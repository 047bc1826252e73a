import {
  BrowserWindow,
  dialog,
  type MessageBoxOptions,
  type OpenDialogOptions,
  type SaveDialogOptions,
} from 'electron';
import { mainWindows } from './windows/main-windows';

// Dialogs of the system. Each belongs to a window: without one, macOS stops the main process while a question is open,
// and on other systems the dialog may open behind the windows. No other file uses Electron's `dialog`.

/** The index of the chosen button. */
export async function askUser(options: MessageBoxOptions): Promise<number> {
  const parent = parentWindow();
  const answer = parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options);
  return (await answer).response;
}

/** Absolute path; null if the user cancels. */
export async function chooseFolder(options: OpenDialogOptions): Promise<string | null> {
  const parent = parentWindow();
  const chosen = parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options);
  const { canceled, filePaths } = await chosen;
  return canceled ? null : (filePaths[0] ?? null);
}

/** The absolute path of a file to write; null if the user cancels. */
export async function chooseNewFile(options: SaveDialogOptions): Promise<string | null> {
  const parent = parentWindow();
  const chosen = parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options);
  const { canceled, filePath } = await chosen;
  return canceled || filePath === '' ? null : filePath;
}

/** Tells the user an error. The system adds its own button. */
export async function tellError(title: string, text: string): Promise<void> {
  await askUser({ type: 'error', message: title, detail: text, buttons: [] });
}

/** For an application that cannot go on. Works before Electron is ready too, and stops everything until the user agrees. */
export function showError(title: string, text: string): void {
  dialog.showErrorBox(title, text);
}

/** Not the small window, which hides as soon as a dialog takes the focus. */
function parentWindow(): BrowserWindow | undefined {
  const visible = mainWindows().filter((window) => window.isVisible());
  return visible.find((window) => window === BrowserWindow.getFocusedWindow()) ?? visible[0];
}
