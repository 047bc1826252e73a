import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireLock } from '../../base/files/lock-file';
import { tempFolder } from '../../base/testing/temp-folder';
import { contentsSize, emptyContents, letOldContentsGo } from './content-room';
import { createKeptContents } from './kept-contents';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const dayMs = 24 * 60 * 60_000;
const now = Date.now();
const plenty = 1024 ** 3;

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Stores contents with these ages in days. */
async function keep(folder: string, ages: Readonly<Record<string, number>>): Promise<void> {
  const contents = createKeptContents(join(folder, 'contents'));
  for (const [text, days] of Object.entries(ages)) {
    await contents.keep(hash(text), once(text));
    const at = new Date(now - days * dayMs);
    await utimes(join(folder, 'contents', hash(text).slice(0, 2), `${hash(text)}.gz`), at, at);
  }
}

async function left(folder: string, ...texts: readonly string[]): Promise<string[]> {
  const { read } = createKeptContents(join(folder, 'contents'));
  const found = await Promise.all(
    texts.map(async (text) => ((await read(hash(text))) === null ? [] : [text])),
  );
  return found.flat();
}

async function chatOf(folder: string, name: string, text: string, days: number): Promise<string> {
  const path = join(folder, `${name}.jsonl`);
  const event = {
    type: 'file-changed',
    callId: 'c',
    relativePath: 'a',
    before: hash(text),
    after: null,
    mode: 1,
  };
  await writeFile(path, `${JSON.stringify({ v: 1, at: 0, events: [event] })}\n`);
  const at = new Date(now - days * dayMs);
  await utimes(path, at, at);
  return path;
}

it('what is older than the user wants goes, what is younger stays', async () => {
  const folder = await tempFolder();
  await keep(folder, { old: 61, young: 59 });
  await letOldContentsGo(folder, { days: 60, bytes: plenty }, now);
  expect(await left(folder, 'old', 'young')).toEqual(['young']);
});

it('of too much the oldest goes', async () => {
  const folder = await tempFolder();
  await keep(folder, { first: 3, second: 2, third: 1 });
  const third = (await contentsSize(folder)) / 3;
  expect(await letOldContentsGo(folder, { days: 60, bytes: 2.5 * third }, now)).toBeLessThan(2.5 * third);
  expect(await left(folder, 'first', 'second', 'third')).toEqual(['second', 'third']);
});

it('what an open chat refers to stays, and what one refers to that was written to today', async () => {
  const folder = await tempFolder();
  await keep(folder, { open: 90, today: 90, closed: 90 });
  const open = await chatOf(folder, 'open', 'open', 80);
  await chatOf(folder, 'today', 'today', 0);
  await chatOf(folder, 'closed', 'closed', 80);
  const lock = await acquireLock(`${open}.lock`);
  await emptyContents(folder, now);
  expect(await left(folder, 'open', 'today', 'closed')).toEqual(['open', 'today']);
  await lock?.release();
});

it('where nothing is kept there is nothing to do', async () => {
  expect(await letOldContentsGo(await tempFolder(), { days: 60, bytes: 0 }, now)).toBe(0);
});
