import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { editCall } from '../e2e/calls';
import { acceptButton, reviewBar, send } from '../e2e/window';
import { inWindow } from './browser-window';
import type { Place } from './executable';
import type { BenchRow } from './row';

// The review of a batch of 100 files: the time to its first view, and from file to file. Then a verdict on one of 500
// hunks in a file of 20,000 lines. All against the first view of one edit in the same window.

const names = Array.from({ length: 100 }, (_, at) => `file-${at}.txt`);
const long = Array.from({ length: 20_000 }, (_, at) => `line ${at}\n`);
const steps = 20;

export function measure(): Promise<readonly BenchRow[]> {
  return inWindow(
    async ({ project }) => {
      const files = ['first.txt', 'second.txt', ...names];
      await Promise.all(files.map((name) => writeFile(path.join(project, name), `${name} old\n`)));
      await writeFile(path.join(project, 'long.txt'), long.join(''));
    },
    async ({ page }, place) => {
      await timeToShow(page, place, ['first.txt']);
      await settle(page, 'first.txt');
      const single = await timeToShow(page, place, ['second.txt']);
      await settle(page, 'second.txt');
      const whole = await timeToShow(page, place, names);
      const next = await timeOfSteps(page);
      await page.getByRole('button', { name: 'Stop the turn' }).click();
      const verdict = await timeOfVerdict(page, place);
      const reference = { reference: single, referenceName: 'one edit', unit: 'ms' } as const;
      return [
        { name: 'batch of 100 files: first view', ours: whole, ...reference, limit: 500 },
        { name: 'batch of 100 files: to the next file', ours: next, ...reference, limit: 100 },
        { name: 'verdict on one of 500 hunks', ours: verdict, ...reference, limit: 50 },
      ];
    },
  );
}

/** In ms, from the message to the diff of the first file. */
async function timeToShow(page: Page, place: Place, files: readonly string[]): Promise<number> {
  const { model, project } = place;
  const calls = files.map((name) => editCall(path.join(project, name), 'old', 'new'));
  model.reply({ calls }, 'Well.');
  const start = performance.now();
  await send(page, 'Change them.');
  await page.evaluate(untilDrawn, `${files[0]} new`);
  return performance.now() - start;
}

async function settle(page: Page, file: string): Promise<void> {
  await acceptButton(reviewBar(page, file)).click();
  await expect(reviewBar(page, file)).toBeHidden();
}

/** In ms: the median over several files, from the key to the text of the next file. */
function timeOfSteps(page: Page): Promise<number> {
  return page.evaluate(
    async ({ names, steps, source }) => {
      const drawn = new Function(`return ${source}`)() as (text: string) => Promise<void>;
      const times: number[] = [];
      for (let at = 1; at <= steps; at += 1) {
        // The user looks at each file for a moment.
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
        const start = performance.now();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'F8', code: 'F8', bubbles: true, cancelable: true }),
        );
        await drawn(`${names[at]} new`);
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[Math.floor(steps / 2)] ?? 0;
    },
    { names, steps, source: untilDrawn.toString() },
  );
}

/** In ms: the median over several verdicts, from the click to its mark. */
async function timeOfVerdict(page: Page, { model, project }: Place): Promise<number> {
  // The stopped turn left its last reply.
  model.reset();
  const changed = long.map((line, at) => (at % 40 === 20 ? `new ${at}\n` : line));
  model.reply(
    { calls: [editCall(path.join(project, 'long.txt'), long.join(''), changed.join(''))] },
    'Well.',
  );
  await send(page, 'Change it.');
  await page.evaluate(untilDrawn, 'new 20');
  const mark = page.getByRole('button', { name: /^Accept hunk 1 of/ }).first();
  await expect(mark).toBeVisible();
  return mark.evaluate(async (button, verdicts) => {
    const times: number[] = [];
    for (let at = 0; at < verdicts; at += 1) {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      const before = button.getAttribute('aria-pressed');
      const start = performance.now();
      if (button instanceof HTMLElement) button.click();
      while (button.getAttribute('aria-pressed') === before) await new Promise(requestAnimationFrame);
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[Math.floor(verdicts / 2)] ?? 0;
  }, 7);
}

/** In the page: waits until the right side of the diff shows this line. */
async function untilDrawn(text: string): Promise<void> {
  const isDrawn = () =>
    [...document.querySelectorAll('.editor.modified .view-line')].some((line) =>
      line.textContent.replaceAll('\u00a0', ' ').includes(text),
    );
  while (!isDrawn()) await new Promise(requestAnimationFrame);
}
