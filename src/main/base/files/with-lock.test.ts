import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../testing/child';
import { tempFolder } from '../testing/temp-folder';
import { acquireLock } from './lock-file';
import { withLock } from './with-lock';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await tempFolder();
  path = join(folder, 'settings.json.lock');
});

/** A process that holds the lock until it ends. */
async function startHolder(): Promise<Child> {
  const child = startChild(new URL('../testing/lock.child.ts', import.meta.url), [path]);
  await child.lines.next();
  child.tell('go');
  expect((await child.lines.next()).value).toBe('won');
  return child;
}

async function end(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

describe('what is done under a lock', () => {
  it('is done by one at a time, and leaves nothing behind', async () => {
    const steps: string[] = [];
    const step = (name: string) =>
      withLock(path, async () => {
        steps.push(`${name} in`);
        await readdir(folder);
        steps.push(`${name} out`);
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(step));
    expect(steps).toHaveLength(8);
    for (let n = 0; n < 8; n += 2) expect(steps[n + 1]).toBe(steps[n]?.replace('in', 'out'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives the lock back when it fails', async () => {
    const failing = withLock(path, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await withLock(path, async () => 'done')).toBe('done');
  });

  it('goes on as soon as the lock is let go of, by whomever', async () => {
    const lock = await acquireLock(path);
    // Longer than any test waits: only the event can wake it.
    const waiting = withLock(path, async () => 'done', { patienceMs: 3_600_000 });
    await readdir(folder);
    await lock?.release();
    expect(await waiting).toBe('done');
  });

  it('is given up as busy while a living process stays in it, and takes nothing from it', async () => {
    const child = await startHolder();
    await expect(withLock(path, async () => 'done', { patienceMs: 300 })).rejects.toMatchObject({
      code: 'busy',
      message: `Another process owns the lock file ${path}. Delete the file if that process has ended.`,
    });
    expect(await readdir(folder)).toEqual(['settings.json.lock']);
    await end(child);
  });

  it('is given up as soon as nobody waits for it any more', async () => {
    const lock = await acquireLock(path);
    const over = new AbortController();
    const waiting = withLock(path, async () => 'done', { patienceMs: 3_600_000, signal: over.signal });
    over.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    await lock?.release();
    expect(await withLock(path, async () => 'done')).toBe('done');
  });

  it('is done though the process that holds the lock dies meanwhile', async () => {
    const child = await startHolder();
    const waiting = withLock(path, async () => 'done', { patienceMs: 2_000 });
    await end(child);
    expect(await waiting).toBe('done');
    expect(await readdir(folder)).toEqual([]);
  });

  it('waits for an earlier version too, whose lock names nobody', async () => {
    await writeFile(path, '');
    const waiting = withLock(path, async () => 'done', { patienceMs: 3_600_000 });
    await readdir(folder);
    await rm(path);
    expect(await waiting).toBe('done');
  });

  it('cannot be where its folder is missing, and that is said', async () => {
    await expect(withLock(join(folder, 'none', 'a.lock'), async () => 'done')).rejects.toMatchObject({
      code: 'unavailable',
      message: `Cannot create ${join(folder, 'none', 'a.lock')}: it does not exist.`,
    });
  });
});
