import type { Page } from '@playwright/test';
import { composer, openFolder } from '../e2e/window';

// How long the list of what `@` can mention takes to show files, in the page: from what is typed to its first row that
// lies in a folder `area…`, as all files of `generateNames` do.

const rounds = 15;

/** Milliseconds of each round for each query, in a window that opens `folder`; what is known after the first does not count. */
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
