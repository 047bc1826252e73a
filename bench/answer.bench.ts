import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { type FakeModel, startFakeModel } from '../e2e/fake-model';
import { openServed } from '../e2e/served-shell';
import { conversation, send } from '../e2e/window';
import type { BenchRow } from './row';

// The cost of a long answer to the window while it streams in, against a short answer in the same window: the time
// that it blocks the main thread, and the size of the page afterwards.

const words = 'A line of words that says nothing, so that there is something to break and to draw here. ';
const answers = {
  'long answer, 1 MB of code': `\`\`\`ts\n${'const value = compute("some text", 42); // a remark\n'.repeat(20_000)}\`\`\`\n`,
  'long answer, 1 MB of prose': Array.from(
    { length: 2400 },
    (_, index) => `## Part ${index}\n\n${words.repeat(4)}\n\n- *one*\n- **two** of \`these\`\n\n`,
  ).join(''),
};

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const browser = await chromium.launch(await findChromium(process.env));
  const model = await startFakeModel();
  try {
    const rows: BenchRow[] = [];
    for (const [index, [name, text]] of Object.entries(answers).entries())
      rows.push(...(await rowsOf(browser, model, path.join(root, String(index)), { name, text })));
    return rows;
  } finally {
    await browser.close();
    await model.close();
    await rm(root, { recursive: true });
  }
}

async function rowsOf(
  browser: Browser,
  model: FakeModel,
  root: string,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<readonly BenchRow[]> {
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await mkdir(project, { recursive: true });
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'none', OPENAI_MODEL: 'fake-model' };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const shell = await openServed(context, { project, home, env });
  try {
    const short = await costOf(shell.page, model, 'A short answer.', 1);
    const long = await costOf(shell.page, model, text, 2);
    return [
      { name: `${name}: main thread`, ...pair(long.blocked, short.blocked), unit: 'ms' },
      { name: `${name}: nodes`, ...pair(long.nodes, short.nodes), unit: 'nodes' },
    ];
  } finally {
    await shell.end('SIGTERM');
    await context.close();
  }
}

function pair(ours: number, reference: number): Pick<BenchRow, 'ours' | 'reference' | 'referenceName'> {
  return { ours, reference, referenceName: 'one line' };
}

type Cost = {
  /** Work of the page's main thread in ms: all of it, not only the tasks called long. */
  readonly blocked: number;
  readonly nodes: number;
};

async function costOf(page: Page, model: FakeModel, text: string, count: number): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await taskSeconds(session);
  model.reply({ text: `${text}\nThe end ${count}.` });
  await send(page, 'Go on.');
  await expect(conversation(page).getByText(`The end ${count}.`)).toBeVisible({ timeout: 240_000 });
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  const blocked = ((await taskSeconds(session)) - before) * 1000;
  await session.detach();
  return { blocked, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}

async function taskSeconds(session: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
