import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { openServed } from '../e2e/served-shell';
import { openBash, screen, typeLine } from '../e2e/terminal-steps';
import { rawTerminal } from './raw-terminal';
import type { BenchRow } from './row';

// The speed of output up to the screen of a shell in the window: pseudo-terminal, host process, socket, and xterm in
// a real browser. The reference is a plain pseudo-terminal whose output is ignored.

const floods = {
  '53 MB of lines to the screen': `yes ${'a line of a build or a test '.repeat(3)} | head -c 53000000`,
  '10 MB of short lines to the screen': 'yes | head -c 10000000',
};

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await Promise.all([mkdir(project), mkdir(home)]);
  const browser = await chromium.launch(await findChromium(process.env));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // Sets a model that is never used. Otherwise the window would first ask for one.
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' };
  const shell = await openServed(context, { project, home, env });
  try {
    await openBash(shell.page);
    const rows: BenchRow[] = [];
    for (const [index, [name, command]] of Object.entries(floods).entries())
      rows.push({
        name,
        ours: await timeOf(() => shown(shell.page, command, `over-${index}`)),
        reference: await timeOf(() => rawTerminal(command)),
        referenceName: 'raw node-pty',
        unit: 'ms',
      });
    return rows;
  } finally {
    await shell.end('SIGTERM');
    await browser.close();
    await rm(root, { recursive: true });
  }
}

/** Waits until the screen shows `mark`, printed after the output; the typed line does not contain it. */
async function shown(page: Page, command: string, mark: string): Promise<void> {
  await typeLine(page, `clear; ${command}; echo ${mark.replace('-', '-""')}`);
  await expect(screen(page)).toContainText(mark, { timeout: 120_000 });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
