import { expect, type Locator, type Page } from '@playwright/test';
import { composer } from './window';

// The steps a person takes with terminals, and how a test reads what stands in one.

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

/** How the command in front is going, in words. */
export function commandState(page: Page): Locator {
  return panel(page).getByRole('status');
}

/** The agent's commands in their list, where there is room for one. */
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

/** Opens the panel with the key for it, and with it a shell if there is none. */
export async function openTerminal(page: Page): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('Control+Backquote');
  await expect(input(page)).toBeFocused();
}

/** A shell of one's own that is the same on every machine. The line is short: one that wraps is redrawn as sizes change. */
export async function openBash(page: Page): Promise<void> {
  await openTerminal(page);
  await typeLine(page, 'PS1=ready- exec bash --norc');
  await expect(screen(page)).toContainText(/ready-\s*$/);
}

/** Types a line into the terminal that has the keyboard, and Enter. */
export async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** All that the terminal in front remembers: selected, and read where "Add to chat" puts it. */
export async function wholeText(page: Page): Promise<string> {
  // A terminal whose size changes, as when a banner over the window goes, has nothing selected.
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

/** Pastes as the system would: nobody may read the clipboard of a test machine. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
