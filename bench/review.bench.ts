import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { editCall, readCall, writeCall } from '../e2e/calls';
import type { FakeModel } from '../e2e/fake-model';
import { reject, reviewBar, send } from '../e2e/window';
import { type BrowserWindow, heapOf, inWindow, takeTimeline } from './browser-window';
import type { Place } from './executable';
import type { BenchRow } from './row';

// How soon a change can be judged, from the message on: of 5,000 and of 20,000 lines that all differ, against one of a
// line in the same window; for how long its page answers nothing meanwhile; and what the window still holds after it has
// shown two hundred diffs.

const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${(index * 7919) % 20_011} of ${word}`).join('\n');

const [warmUp, shown] = [20, 200];

export function measure(): Promise<readonly BenchRow[]> {
  return inWindow(
    async ({ project }) => {
      await writeFile(path.join(project, 'short.md'), 'one\n');
      await writeFile(path.join(project, 'middle.md'), lines(5_000, 'old'));
      await writeFile(path.join(project, 'long.md'), lines(20_000, 'old'));
    },
    async (window, place) => {
      const first = await timeOfShort(window, place);
      const reference = await timeOfShort(window, place);
      const middle = await timeOfAll(window, place, { file: 'middle.md', count: 5_000 });
      const long = await timeOfAll(window, place, { file: 'long.md', count: 20_000 });
      const whole = pair(reference.whole);
      return [
        { name: 'review: the first change of a window', ours: first.whole, ...whole },
        { name: 'review: 5,000 changed lines, to be judged', ours: middle.whole, ...whole, limit: 1000 },
        { name: 'review: 20,000 changed lines, to be judged', ours: long.whole, ...whole, limit: 3000 },
        { name: 'review: 20,000 changed lines, longest block', ours: long.block, ...pair(reference.block) },
        await heapRow(window, place),
      ];
    },
  );
}

function pair(reference: number): Pick<BenchRow, 'reference' | 'referenceName' | 'unit'> {
  return { reference, referenceName: 'one line', unit: 'ms' };
}

type Time = { readonly whole: number; readonly block: number };

function timeOfShort({ page }: BrowserWindow, { project, model }: Place): Promise<Time> {
  changeShort(model, project);
  return timeOf(page, 'short.md');
}

function timeOfAll(
  { page }: BrowserWindow,
  { project, model }: Place,
  { file, count }: { readonly file: string; readonly count: number },
): Promise<Time> {
  const absolute = path.join(project, file);
  model.reply(
    { calls: [readCall(absolute)] },
    { calls: [writeCall(absolute, lines(count, 'new'))] },
    'Well.',
  );
  return timeOf(page, file);
}

function changeShort(model: FakeModel, project: string): void {
  model.reply({ calls: [editCall(path.join(project, 'short.md'), 'one', 'two')] }, 'Well.');
}

/** In ms: until the change is marked in the diff, and the longest task of the page's main thread meanwhile. */
async function timeOf(page: Page, file: string): Promise<Time> {
  await takeTimeline(page, 0);
  const start = performance.now();
  await send(page, 'Change it.');
  await expect(reviewBar(page, file)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible({ timeout: 60_000 });
  const whole = performance.now() - start;
  const { longestTask } = await takeTimeline(page, 0);
  await reject(reviewBar(page, file), 'enough');
  await expect(reviewBar(page, file)).toBeHidden();
  return { whole, block: longestTask };
}

async function heapRow({ page, session }: BrowserWindow, { project, model }: Place): Promise<BenchRow> {
  changeShort(model, project);
  await send(page, 'Change it.');
  await expect(reviewBar(page, 'short.md')).toBeVisible();
  await showAgain(page, warmUp);
  const before = await heapOf(session);
  await showAgain(page, shown);
  const after = await heapOf(session);
  return {
    name: 'heap of the window after 200 opened and closed diffs, more than before',
    ours: Math.max(0, after - before),
    reference: before,
    referenceName: 'before',
    unit: 'MB',
    limit: 20,
  };
}

/** The diff is closed, and opened from its card, so many times. */
function showAgain(page: Page, times: number): Promise<void> {
  return page.evaluate(async (times) => {
    const until = async <T>(find: () => T | undefined | null | false): Promise<T> => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
    };
    const button = (label: string) =>
      [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
        (ariaLabel ?? textContent).startsWith(label),
      );
    const diff = () => document.querySelector('.monaco-diff-editor .line-insert');
    for (let time = 0; time < times; time += 1) {
      (await until(() => diff() && button('Close short.md (proposal)'))).click();
      (await until(() => diff() === null && button('Open diff'))).click();
    }
    await until(diff);
  }, times);
}
