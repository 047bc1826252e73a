import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type BrowserWindow, inWindow } from './browser-window';
import type { Place } from './executable';
import { type BenchRow, median } from './row';
import { timeToOpen } from './time-to-open';

// A project of 100,000 files against one of a single file: the time to the first rows of the tree, and the number of
// rows in the page. One case opens it in a window that shows another project, the other loads a page. Then a folder
// of 20,000 entries, from the key that opens it to its first row.

const rounds = 5;

export async function measure(): Promise<readonly BenchRow[]> {
  const small = await inWindow(async () => undefined, firstRows);
  const opened = await inWindow(fillBeside, openingRows);
  return await inWindow(fill, async (window) => {
    const large = await firstRows(window);
    const folder = await unfold(window.page);
    return [
      ...opened,
      {
        name: '100,000 files: reload to the first rows of the tree',
        ours: large,
        reference: small,
        referenceName: 'one file',
        unit: 'ms',
        limit: 500,
        aim: 1.5,
      },
      {
        name: '20,000 entries: from the key to the first row',
        ours: folder.time,
        reference: large,
        referenceName: 'the first rows',
        unit: 'ms',
        limit: 300,
      },
      {
        name: '20,000 entries: rows in the page',
        ours: folder.rows,
        reference: 20_000,
        referenceName: 'entries',
        unit: 'nodes',
        limit: 100,
      },
    ];
  });
}

const shapes = { nested: 'in 81 folders', flat: 'in one folder' } as const;

/** In a running window, by "Open folder…", away from a project of one file and back to it. */
async function openingRows({ page }: BrowserWindow, { root, project }: Place): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const shape of ['nested', 'flat'] as const) {
    const [large, small] = [[] as number[], [] as number[]];
    let mounted = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const opened = await timeToOpen(page, { folder: path.join(root, shape), first: firstOf[shape] });
      mounted = Math.max(mounted, opened.rows);
      large.push(opened.time);
      small.push((await timeToOpen(page, { folder: project, first: 'README.md' })).time);
    }
    const name = `100,000 files ${shapes[shape]}`;
    rows.push(
      {
        name: `${name}: from "Open" to the first rows painted`,
        ours: median(large.slice(1)),
        reference: median(small.slice(1)),
        referenceName: 'one file',
        unit: 'ms',
        limit: 300,
      },
      {
        name: `${name}: rows in the page`,
        ours: mounted,
        reference: 100_000,
        referenceName: 'files',
        unit: 'nodes',
        limit: 100,
      },
    );
  }
  return rows;
}

const firstOf = { nested: 'a-large', flat: 'file-0.ts' } as const;

async function fillBeside({ root }: Place): Promise<void> {
  await fillNested(path.join(root, 'nested'));
  await fillFolder(path.join(root, 'flat'), 100_000);
}

function fill({ project }: Place): Promise<void> {
  return fillNested(project);
}

/** 80 folders of 1,000 files, and one of 20,000. */
async function fillNested(root: string): Promise<void> {
  await fillFolder(path.join(root, 'a-large'), 20_000);
  for (let index = 0; index < 80; index += 1) await fillFolder(path.join(root, `part-${index}`), 1000);
}

async function fillFolder(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = Array.from({ length: count }, (_, index) => path.join(folder, `file-${index}.ts`));
  for (let done = 0; done < count; done += 500)
    await Promise.all(files.slice(done, done + 500).map((file) => writeFile(file, '')));
}

/** In milliseconds of the page's own clock, which starts with the navigation. */
async function firstRows({ page }: BrowserWindow): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.reload({ waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.querySelector('[role="treeitem"]') !== null && performance.now(),
      undefined,
      { polling: 'raf' },
    );
    times.push(Number(await shown.jsonValue()));
  }
  return median(times.slice(1));
}

async function unfold(page: Page): Promise<{ readonly time: number; readonly rows: number }> {
  await page.getByRole('treeitem', { name: 'a-large' }).click();
  await page.getByRole('treeitem', { name: 'file-0.ts' }).waitFor();
  await page.getByRole('tree').press('ArrowLeft');
  await page.getByRole('treeitem', { name: 'file-0.ts' }).waitFor({ state: 'detached' });
  const time = await page.getByRole('tree').evaluate(async (tree) => {
    const start = performance.now();
    tree.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    while (!tree.textContent?.includes('file-0.ts')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  return { time, rows: await page.getByRole('treeitem').count() };
}
