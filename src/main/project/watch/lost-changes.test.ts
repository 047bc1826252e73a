import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../workspace';
import { createWatcher, type Watcher } from './watcher';

// More changes at once than the system's queue holds: the dropped ones are reported too.

const more = 20_000;

let root: string;
let watcher: Watcher;
let changed: Set<string>;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  for (const folder of ['a', 'b', 'c']) await mkdir(join(root, folder));
  changed = new Set();
  watcher = createWatcher(await createWorkspace(root), {
    onChange: (folders) => {
      for (const folder of folders) changed.add(folder);
    },
    onProblem: () => undefined,
    onRootGone: () => undefined,
    onRootBack: () => undefined,
  });
  watcher.watch(['', 'a', 'b', 'c']);
  await toldOfChangesIn('', 'a', 'b', 'c');
});

afterEach(async () => {
  await watcher.close();
});

/** Waits until changes in each of the folders are reported, again and again. */
async function toldOfChangesIn(...folders: string[]): Promise<void> {
  let count = 0;
  await expect
    .poll(
      () => {
        count += 1;
        for (const folder of folders) writeFileSync(join(root, folder, '.probe'), String(count));
        return folders.every((folder) => changed.has(folder));
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBe(true);
  await quiet();
}

/** Waits until all earlier changes are reported. */
async function quiet(): Promise<void> {
  let looks = 0;
  const toldOfNothing = () => {
    const { size } = changed;
    changed.clear();
    looks = size === 0 ? looks + 1 : 0;
    return looks > 2;
  };
  await expect.poll(toldOfNothing, { interval: 200, timeout: 20_000 }).toBe(true);
}

/**
 * Blocks the event loop, like a busy application. The system joins equal changes in a row, so two files change by
 * turns.
 */
function flood(): void {
  const files = ['f0', 'f1'].map((name) => openSync(join(root, 'a', name), 'w'));
  for (let index = 0; index < more; index += files.length) for (const file of files) writeSync(file, 'x');
  for (const file of files) closeSync(file);
}

it('a change after the queue was full is told, wherever it was', async () => {
  flood();
  writeFileSync(join(root, 'b', 'one'), '');
  await expect.poll(() => [...changed].toSorted(), { timeout: 20_000 }).toEqual(['', 'a', 'b', 'c']);
});

it('a folder that was replaced meanwhile is watched again', async () => {
  flood();
  renameSync(join(root, 'b'), join(root, 'old'));
  mkdirSync(join(root, 'b'));
  await expect.poll(() => changed.has('c'), { timeout: 20_000 }).toBe(true);
  changed.clear();
  await toldOfChangesIn('b');
});
