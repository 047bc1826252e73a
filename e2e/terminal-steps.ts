import { expect, type Locator, type Page } from '@playwright/test';
import { composer } from './window';

// The user's steps with terminals, and a test's access to their text.

export function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Terminal', exact: true });
}

export function tab(page: Page, name: string | RegExp): Locator {
  return panel(page).getByRole('tab', { name });
}

/** The one tab of all the agent's commands. */
export function agentTab(page: Page): Locator {
  return tab(page, /^Agent/);
}

/** The state of the command in front, in words. */
export function commandState(page: Page): Locator {
  return panel(page).getByRole('status');
}

/** The list of the agent's commands, if there is room for it. */
export function commandRows(page: Page): Locator {
  return panel(page).getByRole('listbox', { name: 'Commands of the agent' }).getByRole('option');
}

/** The field of the terminal in front that takes the keys. */
export function input(page: Page): Locator {
  return panel(page).getByRole('textbox', { name: 'Terminal input' });
}

/** The rows as drawn; without a graphics card they are text of the page. */
export function screen(page: Page): Locator {
  return panel(page).locator('.xterm-screen');
}

/** Opens the panel with its key, and with it the first shell. */
export async function openTerminal(page: Page): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('Control+Backquote');
  await expect(input(page)).toBeFocused();
}

/**
 * A shell that is the same on every machine. The line is short, because a wrapped line is drawn again when sizes
 * change.
 */
export async function openBash(page: Page): Promise<void> {
  await openTerminal(page);
  await typeLine(page, 'PS1=ready- exec bash --norc');
  await expect(screen(page)).toContainText(/ready-\s*$/);
}

/** Types a line into the focused terminal, and Enter. */
export async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** The whole stored text of the terminal in front: selects it, and reads it after "Add to chat". */
export async function wholeText(page: Page): Promise<string> {
  // A change of size clears the selection, for example when a banner above the window closes.
  await expect(async () => {
    await screen(page).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Select all' }).click();
    await panel(page).getByRole('button', { name: 'Add to chat' }).click({ timeout: 2000 });
  }).toPass();
  await expect(composer(page)).toHaveValue(/^```/);
  const text = await composer(page).inputValue();
  await composer(page).fill('');
  return text;
}

/** Pastes as the system would, because a test machine forbids reading the clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
