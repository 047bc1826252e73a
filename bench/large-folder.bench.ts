import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type BrowserWindow, inWindow } from './browser-window';
import type { Place } from './executable';
import { type BenchRow, median } from './row';

// A project of 100,000 files against one of a single file: until the tree shows its first rows, and how many of them are
// in the page; then a folder of 20,000 entries, from the key that opens it to its first row.

const rounds = 5;

export async function measure(): Promise<readonly BenchRow[]> {
  const small = await inWindow(async () => undefined, firstRows);
  return await inWindow(fill, async (window) => {
    const large = await firstRows(window);
    const folder = await openFolder(window.page);
    return [
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

/** 80 folders of 1,000 files, and one of 20,000. */
async function fill({ project }: Place): Promise<void> {
  const folders = [
    { name: 'a-large', count: 20_000 },
    ...Array.from({ length: 80 }, (_, index) => ({ name: `part-${index}`, count: 1000 })),
  ];
  for (const { name, count } of folders) {
    const folder = path.join(project, name);
    await mkdir(folder);
    const files = Array.from({ length: count }, (_, index) => path.join(folder, `file-${index}.ts`));
    for (let done = 0; done < count; done += 500)
      await Promise.all(files.slice(done, done + 500).map((file) => writeFile(file, '')));
  }
}

/** Milliseconds by the page's own clock, which begins with the navigation. */
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

async function openFolder(page: Page): Promise<{ readonly time: number; readonly rows: number }> {
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
