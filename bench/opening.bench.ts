import type { Page } from '@playwright/test';
import { composer } from '../e2e/window';
import { writeChat } from '../e2e/write-chat';
import { type BrowserWindow, heapOf, inWindow } from './browser-window';
import { type BenchRow, median } from './row';

// The time from a click on a chat of 5,000 messages to its contents, against a chat of two messages. Also the memory
// of the window after it has shown a thousand chats once each.

const rounds = [1, 2, 3, 4, 5];
const warmUp = namesOf('warm', 50);
const switched = namesOf('once', 1000);

export function measure(): Promise<readonly BenchRow[]> {
  return inWindow(
    async (place) => {
      for (const round of rounds) await writeChat(place, `large-${round}`, 5000);
      for (const round of rounds) await writeChat(place, `small-${round}`, 2);
      for (const name of [...warmUp, ...switched]) await writeChat(place, name, 10);
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
  await showAll(page, warmUp);
  const before = await heapOf(session);
  await showAll(page, switched);
  const after = await heapOf(session);
  return {
    name: 'heap of the window after 1,000 different chats, more than before',
    ours: Math.max(0, after - before),
    reference: before,
    referenceName: 'before',
    unit: 'MB',
    limit: 20,
  };
}

/** No name is a prefix of another. */
function namesOf(word: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${word}-${String(index).padStart(4, '0')}`);
}

/**
 * Finds the chats in the list by title and clicks one after another. In milliseconds of the page's own clock, from
 * the click until the end of the chat is visible.
 */
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
      const field = await until(() => document.querySelector<HTMLInputElement>('[role="dialog"] input'));
      field.focus();
      document.execCommand('insertText', false, title);
      const row = await until(() => button(title));
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
