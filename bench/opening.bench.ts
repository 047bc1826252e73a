import type { Page } from '@playwright/test';
import { composer } from '../e2e/window';
import { type BrowserWindow, heapOf, inWindow, writeChat } from './browser-window';
import { type BenchRow, median } from './row';

// How soon a chat of 5,000 messages is there after a click on it, against one of two messages; and what the window still
// holds after it has shown a thousand chats.

const rounds = [1, 2, 3, 4, 5];
const [warmUp, switches] = [50, 1000];

export function measure(): Promise<readonly BenchRow[]> {
  return inWindow(
    async (place) => {
      for (const round of rounds) await writeChat(place, `large-${round}`, 5000);
      for (const round of rounds) await writeChat(place, `small-${round}`, 2);
    },
    async (window) => [await openingRow(window.page), await heapRow(window)],
  );
}

async function openingRow(page: Page): Promise<BenchRow> {
  await composer(page).waitFor();
  const titles = rounds.flatMap((round) => [`small-${round}`, `large-${round}`]);
  const times = await showAll(page, titles);
  return {
    name: 'a chat of 5,000 messages, from the click to its end',
    ours: median(times.filter((_, index) => index % 2 === 1).slice(1)),
    reference: median(times.filter((_, index) => index % 2 === 0).slice(1)),
    referenceName: 'two messages',
    unit: 'ms',
    limit: 500,
  };
}

async function heapRow({ page, session }: BrowserWindow): Promise<BenchRow> {
  const titles = (count: number) =>
    Array.from({ length: count }, (_, index) => `small-${(index % rounds.length) + 1}`);
  await showAll(page, titles(warmUp));
  const before = await heapOf(session);
  await showAll(page, titles(switches));
  const after = await heapOf(session);
  return {
    name: 'heap of the window after 1,000 shown chats, more than before',
    ours: Math.max(0, after - before),
    reference: before,
    referenceName: 'before',
    unit: 'MB',
    limit: 20,
  };
}

/** One after another, by a click in the list: milliseconds of each by the page's own clock, until its end is shown. */
function showAll(page: Page, titles: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(async (titles) => {
    const until = async <T>(find: () => T | undefined | null | false): Promise<T> => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
    };
    const button = (title: string) =>
      [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
        (ariaLabel ?? textContent).startsWith(title),
      );
    const times: number[] = [];
    for (const title of titles) {
      (await until(() => button('Chats'))).click();
      const row = await until(() => document.querySelector('[role="dialog"]') && button(title));
      const start = performance.now();
      row.click();
      await until(() =>
        document.querySelector('[aria-label="Conversation"]')?.textContent.includes(`${title} ends here.`),
      );
      times.push(performance.now() - start);
      await until(() => document.querySelector('[role="dialog"]') === null);
    }
    return times;
  }, titles);
}
