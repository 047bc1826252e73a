import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { openServed } from '../e2e/served-shell';
import { type BenchRow, median } from './row';

// How much a browser is given before the window shows anything, and how soon a browser that has nothing of it yet
// shows the project's files: a new profile each time, in front of a host that runs already.

const rounds = 7;

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await Promise.all([mkdir(path.join(project, 'src'), { recursive: true }), mkdir(home)]);
  await writeFile(path.join(project, 'README.md'), '# Sample\n');
  const browser = await chromium.launch(await findChromium(process.env));
  try {
    return [await firstScripts(), await firstTree(browser, project, home)];
  } finally {
    await browser.close();
    await rm(root, { recursive: true });
  }
}

async function firstTree(browser: Browser, project: string, home: string): Promise<BenchRow> {
  // Chosen, never asked: without it the window would ask for a model first.
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' };
  const context = await browser.newContext();
  const shell = await openServed(context, { project, home, env });
  const address = new URL('/', shell.page.url()).href;
  const storageState = await context.storageState();
  const times = { ours: [] as number[], reference: [] as number[] };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const fresh = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
      times.reference.push(await timeUntilShown(await fresh.newPage(), `${address}no-such-page`, 'body'));
      times.ours.push(await timeUntilShown(await fresh.newPage(), address, '[role="treeitem"]'));
      await fresh.close();
    }
  } finally {
    await shell.end('SIGTERM');
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

/** By the page's own clock, which begins with the navigation. */
async function timeUntilShown(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

async function firstScripts(): Promise<BenchRow> {
  const folder = path.resolve('out', 'renderer');
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map((match) => String(match[1]));
  const sizes = await Promise.all(scripts.map((script) => gzippedKilobytes(path.join(folder, script))));
  return {
    name: 'window: JavaScript before it shows, gzipped',
    ours: sizes.reduce((sum, size) => sum + size, 0),
    reference: await gzippedKilobytes(
      path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js'),
    ),
    referenceName: 'react-dom, not minified',
    unit: 'kB',
    limit: 250,
  };
}

async function gzippedKilobytes(file: string): Promise<number> {
  return gzipSync(await readFile(file)).length / 1000;
}
