import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { editCall, readCall, writeCall } from '../e2e/calls';
import type { FakeModel } from '../e2e/fake-model';
import { reject, reviewBar, send } from '../e2e/window';
import { type BrowserWindow, heapOf, inWindow, takeTimeline } from './browser-window';
import type { Place } from './executable';
import type { BenchRow } from './row';

// The time from a message to a change that the user can judge: of 5,000 and of 20,000 lines that all differ, against
// a change of one line in the same window. Also the longest freeze of the page, and the memory of the window after
// two hundred diffs.

const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${(index * 7919) % 20_011} of ${word}`).join('\n');

const [warmUp, shown] = [20, 200];
/** The number of calls in one reply. */
const batch = 20;

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

/** In ms: the time until the diff marks the change, and the longest task of the page's main thread meanwhile. */
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

async function heapRow({ page, session }: BrowserWindow, place: Place): Promise<BenchRow> {
  const names = Array.from({ length: warmUp + shown }, (_, index) => `each-${index}`);
  await showEach(page, place, names.slice(0, warmUp));
  const before = await heapOf(session);
  await showEach(page, place, names.slice(warmUp));
  const after = await heapOf(session);
  return {
    name: 'heap of the window after diffs of 200 files, each shown, accepted and closed',
    ours: Math.max(0, after - before),
    reference: before,
    referenceName: 'before',
    unit: 'MB',
    limit: 20,
  };
}

/** Each file has its own call. */
async function showEach(page: Page, { project, model }: Place, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += batch) {
    const part = names.slice(from, from + batch);
    await Promise.all(part.map((name) => writeFile(path.join(project, `${name}.md`), `${name}-old\n`)));
    const calls = part.map((name) =>
      editCall(path.join(project, `${name}.md`), `${name}-old`, `${name}-new`),
    );
    model.reply({ calls }, 'Well.');
    await send(page, 'Change it.');
    await showAll(page, part);
  }
}

/** One after another: waits for the diff, accepts it, and closes its tab. */
function showAll(page: Page, names: readonly string[]): Promise<void> {
  return page.evaluate(async (names) => {
    const until = async <T>(find: () => T | undefined | null | false): Promise<T> => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
    };
    const isDrawn = (name: string) =>
      document.querySelector('.monaco-diff-editor .line-insert') &&
      [...document.querySelectorAll('.monaco-diff-editor .view-line')].some(({ textContent }) =>
        textContent.includes(`${name}-new`),
      );
    const bar = (name: string) => document.querySelector(`[aria-label="Review: ${name}.md"]`);
    const accept = (name: string) =>
      [...(bar(name)?.querySelectorAll('button') ?? [])].find(
        ({ textContent, disabled, ariaDisabled }) =>
          textContent.startsWith('Accept') && !disabled && ariaDisabled !== 'true',
      );
    const close = (name: string) =>
      [...document.querySelectorAll('button')].find(({ ariaLabel }) =>
        ariaLabel?.startsWith(`Close ${name}.md`),
      );
    for (const name of names) {
      await until(() => isDrawn(name));
      (await until(() => accept(name))).click();
      await until(() => bar(name) === null);
      (await until(() => close(name))).click();
      await until(() => close(name) === undefined);
    }
  }, names);
}
