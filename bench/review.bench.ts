import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { editCall, readCall, writeCall } from '../e2e/calls';
import { findChromium } from '../e2e/chromium';
import { startFakeModel } from '../e2e/fake-model';
import { openServed } from '../e2e/served-shell';
import { reject, reviewBar, send } from '../e2e/window';
import type { BenchRow } from './row';

// How soon a change can be judged, from the message on: one of 20,000 lines that all differ, against one of a line in
// the same window; and for how long its page answers nothing meanwhile.

const lines = (word: string) =>
  Array.from({ length: 20_000 }, (_, index) => `${word} ${(index * 7919) % 20_011} of ${word}`).join('\n');

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await Promise.all([mkdir(project), mkdir(home)]);
  await writeFile(path.join(project, 'short.md'), 'one\n');
  await writeFile(path.join(project, 'long.md'), lines('old'));
  const browser = await chromium.launch(await findChromium(process.env));
  const model = await startFakeModel();
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'none', OPENAI_MODEL: 'fake-model' };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const shell = await openServed(context, { project, home, env });
  try {
    const [short, long] = [path.join(project, 'short.md'), path.join(project, 'long.md')];
    await watchLongTasks(context, shell.page);
    model.reply({ calls: [editCall(short, 'one', 'two')] }, 'Well.');
    const first = await timeOf(shell.page, 'short.md');
    model.reply({ calls: [editCall(short, 'one', 'two')] }, 'Well.');
    const reference = await timeOf(shell.page, 'short.md');
    model.reply({ calls: [readCall(long)] }, { calls: [writeCall(long, lines('new'))] }, 'Well.');
    const ours = await timeOf(shell.page, 'long.md');
    return [
      { name: 'review: the first change of a window', ours: first.whole, ...pair(reference.whole) },
      { name: 'review: 20,000 changed lines, to be judged', ours: ours.whole, ...pair(reference.whole) },
      { name: 'review: 20,000 changed lines, longest block', ours: ours.block, ...pair(reference.block) },
    ];
  } finally {
    await shell.end('SIGTERM');
    await browser.close();
    await model.close();
    await rm(root, { recursive: true });
  }
}

function pair(reference: number): Pick<BenchRow, 'reference' | 'referenceName' | 'unit'> {
  return { reference, referenceName: 'one line', unit: 'ms' };
}

/** In ms: until the change is marked in the diff, and the longest task of the page's main thread meanwhile. */
async function timeOf(page: Page, file: string): Promise<{ readonly whole: number; readonly block: number }> {
  await page.evaluate(() => performance.clearMarks());
  const start = performance.now();
  await send(page, 'Change it.');
  await expect(reviewBar(page, file)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible({ timeout: 60_000 });
  const whole = performance.now() - start;
  const tasks = await page.evaluate(() =>
    performance.getEntriesByName('long-task').map((mark) => ('detail' in mark ? mark.detail : 0)),
  );
  await reject(reviewBar(page, file), 'enough');
  await expect(reviewBar(page, file)).toBeHidden();
  return { whole, block: Math.max(1, ...tasks.map(Number)) };
}

async function watchLongTasks(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('long-task', { detail: duration });
    }).observe({ type: 'longtask' });
  });
  await page.reload();
}
