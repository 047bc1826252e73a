import { expect, type Locator, type Page } from '@playwright/test';
import { composer } from './window';

// The steps a person takes with terminals, and how a test reads what stands in one.

export function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Terminal', exact: true });
}

export function tab(page: Page, name: string | RegExp): Locator {
  return panel(page).getByRole('tab', { name });
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

/** A shell of one's own that is the same on every machine. */
export async function openBash(page: Page): Promise<void> {
  await openTerminal(page);
  await typeLine(page, 'PS1=ready- exec bash --norc --noprofile');
  await expect(screen(page)).toContainText(/ready-\s*$/);
}

/** Types a line into the terminal that has the keyboard, and Enter. */
export async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** Pastes as the system would: nobody may read the clipboard of a test machine. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
