import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { processStart } from '../processes/process-identity';
import { type Child, startChild } from '../testing/child';
import { rounds } from '../testing/share';
import { tempFolder } from '../testing/temp-folder';
import { acquireLock, lockHolder } from './lock-file';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await tempFolder();
  path = join(folder, 'chat.jsonl.lock');
});

async function startLocker(): Promise<Child> {
  const child = startChild(new URL('../testing/lock.child.ts', import.meta.url), [path]);
  await child.lines.next();
  return child;
}

async function tryLock(child: Child): Promise<string> {
  child.tell('go');
  return (await child.lines.next()).value;
}

async function end(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

describe('a lock', () => {
  it('is had by one at a time, and free again when it is released', async () => {
    const lock = await acquireLock(path);
    expect(await acquireLock(path)).toBeNull();
    await lock?.release();
    expect(await acquireLock(path)).not.toBeNull();
  });

  it('of another living process is not taken', async () => {
    const child = await startLocker();
    expect(await tryLock(child)).toBe('won');
    expect([await acquireLock(path), await lockHolder(path)]).toEqual([null, 'another-process']);
    await end(child);
  });

  it('of a killed process is taken over', async () => {
    const child = await startLocker();
    await tryLock(child);
    await end(child);
    expect(await lockHolder(path)).toBe('nobody');
    expect(await acquireLock(path)).not.toBeNull();
    expect(await lockHolder(path)).toBe('this-process');
    expect(await readdir(folder)).toEqual(['chat.jsonl.lock']);
  });

  it('that was taken away and is another process’s by now is left to that one', async () => {
    const lock = await acquireLock(path);
    await rm(path);
    const child = await startLocker();
    expect(await tryLock(child)).toBe('won');
    await lock?.release();
    expect(await lockHolder(path)).toBe('another-process');
    await end(child);
  });

  it('names no owner when its number was given to a process that started later', async () => {
    const owner = { pid: process.pid, start: 'another-boot 12345', id: 'x' };
    await writeFile(path, JSON.stringify(owner));
    expect(await acquireLock(path)).not.toBeNull();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      pid: process.pid,
      start: await processStart(process.pid),
    });
  });

  it('whose owner has not written its name yet is left alone, and taken over when it never came to that', async () => {
    await writeFile(path, '');
    expect(await acquireLock(path)).toBeNull();
    await utimes(path, 1, 1);
    expect(await acquireLock(path)).not.toBeNull();
  });

  it('of a dead process is won by exactly one of several that try at once', async () => {
    for (const round of rounds(5)) {
      await writeFile(path, JSON.stringify({ pid: 2 ** 22 + 1, start: 'x', id: `dead-${round}` }));
      const children = await Promise.all(Array.from({ length: 4 }, startLocker));
      const results = await Promise.all(children.map(tryLock));
      expect(results.toSorted()).toEqual(['lost', 'lost', 'lost', 'won']);
      await Promise.all(children.map(end));
    }
  });

  it('is taken over though an earlier taker died on the way', async () => {
    const dead = (id: string) => JSON.stringify({ pid: 2 ** 22 + 1, start: 'x', id });
    await writeFile(path, dead('first'));
    await writeFile(`${path}.takeover`, dead('second'));
    expect(await acquireLock(path)).not.toBeNull();
    expect(await readdir(folder)).toEqual(['chat.jsonl.lock']);
  });
});
