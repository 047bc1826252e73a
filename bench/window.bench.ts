import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { openServed } from '../e2e/served-shell';
import { scriptRows } from './loaded-scripts';
import { type BenchRow, median } from './row';

// The amount that a browser loads before the user opens anything; and the time until a browser without a cache shows
// the project's files, with a new profile each time. Also the time until a browser with a cache shows a typed key,
// with a host that already runs.

const rounds = 7;

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await Promise.all([mkdir(path.join(project, 'src'), { recursive: true }), mkdir(home)]);
  await writeFile(path.join(project, 'README.md'), '# Sample\n');
  const browser = await chromium.launch(await findChromium(process.env));
  // Sets a model that is never used. Otherwise the window would first ask for one.
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const shell = await openServed(context, { project, home, env });
  const address = new URL('/', shell.page.url()).href;
  try {
    return [
      ...(await scriptRows(context, address)),
      await firstTree(browser, context, address),
      await firstKey(context, address),
    ];
  } finally {
    await shell.end('SIGTERM');
    await browser.close();
    await rm(root, { recursive: true });
  }
}

async function firstTree(browser: Browser, context: BrowserContext, address: string): Promise<BenchRow> {
  const storageState = await context.storageState();
  const times = { ours: [] as number[], reference: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const fresh = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
    times.reference.push(await timeUntilShown(await fresh.newPage(), `${address}no-such-page`, 'body'));
    times.ours.push(await timeUntilShown(await fresh.newPage(), address, '[role="treeitem"]'));
    await fresh.close();
  }
  return {
    name: 'window: navigation to the tree, nothing cached',
    ours: median(times.ours.slice(1)),
    reference: median(times.reference.slice(1)),
    referenceName: 'page of one line',
    unit: 'ms',
    limit: 500,
  };
}

/** In the page's own clock, which starts with the navigation. */
async function timeUntilShown(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

async function firstKey(context: BrowserContext, address: string): Promise<BenchRow> {
  const times = { ours: [] as number[], reference: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const page = await context.newPage();
    times.reference.push(await timeUntilShown(page, `${address}no-such-page`, 'body'));
    times.ours.push(await timeUntilTyped(page, address, `${round}`));
    await page.close();
  }
  return {
    name: 'window: navigation to a typed key in the message, cached, without Monaco',
    ours: median(times.ours.slice(1)),
    reference: median(times.reference.slice(1)),
    referenceName: 'page of one line',
    unit: 'ms',
    limit: 1000,
  };
}

/**
 * Presses the key repeatedly, like an impatient user; in the page's own clock, until it is painted. Each call needs
 * another key, because a draft may be left from the last.
 */
async function timeUntilTyped(page: Page, address: string, key: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  let isTyped = false;
  const typed = page
    .waitForFunction(paintedKey, key, { polling: 'raf' })
    .then((time) => time.jsonValue())
    .finally(() => {
      isTyped = true;
    });
  while (!isTyped) await page.keyboard.press(key);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  if (loaded.some((name) => /monaco/i.test(name))) throw new Error('Monaco is loaded by the first key.');
  return Number(await typed);
}

/** Runs in the page, once a frame. The frame after the one with the key starts when that is painted. */
function paintedKey(key: string): number | false {
  if (!document.querySelector('textarea')?.value.includes(key)) return false;
  if (performance.getEntriesByName('typed').length > 0) return performance.now();
  performance.mark('typed');
  return false;
}
