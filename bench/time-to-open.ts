import type { Page } from '@playwright/test';

// Opens a folder by its path in a window that shows another, as "Open folder…" does in a browser. Measured in the
// page, from the press on "Open" until the frame with its first row is painted.

export type Opening = {
  readonly folder: string;
  /** The name of its first row, unique among the projects. */
  readonly first: string;
};

export async function timeToOpen(
  page: Page,
  { folder, first }: Opening,
): Promise<{ readonly time: number; readonly rows: number }> {
  await page.getByRole('button', { name: /^Project: / }).click();
  await page.getByRole('menuitem', { name: 'Open folder…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a folder' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill(folder);
  const opened = await dialog.getByRole('button', { name: 'Open', exact: true }).evaluate(openAndWait, first);
  await dialog.waitFor({ state: 'detached' });
  return opened;
}

/** Runs in the page. */
async function openAndWait(
  button: Element,
  first: string,
): Promise<{ readonly time: number; readonly rows: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const rows = () => [...document.querySelectorAll('[role="treeitem"]')];
  const start = performance.now();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  while (!rows().some(({ textContent }) => textContent === first)) await frame();
  // The next frame starts after the frame with the row has been painted.
  await frame();
  return { time: performance.now() - start, rows: rows().length };
}
