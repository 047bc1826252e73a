import type { Page } from '@playwright/test';
import { composer, openFolder } from '../e2e/window';

// The time in the page from typed text to the list of `@` mentions: to its first row in a folder `area…`, where all
// files of `generateNames` are.

const rounds = 15;

/**
 * In milliseconds for each round of each query, in a window that opens `folder`. Excludes the first round of a query,
 * which warms up.
 */
export async function mentionTimes(
  page: Page,
  folder: string,
  queries: readonly string[],
): Promise<readonly (readonly number[])[]> {
  await openFolder(page, folder);
  await composer(page).focus();
  const times: number[][] = [];
  for (const query of queries) {
    const all: number[] = [];
    for (let round = 0; round <= rounds; round += 1) all.push(await timeToMention(page, query));
    times.push(all.slice(1));
  }
  return times;
}

async function timeToMention(page: Page, query: string): Promise<number> {
  await composer(page).fill('');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  return await composer(page).evaluate(async (_, typed) => {
    const isListed = () =>
      [...document.querySelectorAll('[role="option"]')].some(({ textContent }) => /area\d/.test(textContent));
    const listed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isListed()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    document.execCommand('insertText', false, `@${typed}`);
    await listed;
    return performance.now() - start;
  }, query);
}
