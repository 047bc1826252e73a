import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { listFiles } from './list-chats';
import { chatPath } from './open-chat-log';

it('lists chats by their files alone: without names, and without an index for the next list', async () => {
  const folder = await tempFolder();
  for (const [id, at] of [
    ['a', 50],
    ['b', 60],
  ] as const) {
    await writeFile(chatPath(folder, id), 'not a line\n');
    await utimes(chatPath(folder, id), at, at);
  }
  const unread = { title: null, turn: 'idle', waiting: [], locked: false };
  expect((await listFiles(folder)).chats).toEqual([
    { id: 'b', createdAt: 60_000, updatedAt: 60_000, ...unread },
    { id: 'a', createdAt: 50_000, updatedAt: 50_000, ...unread },
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['a.jsonl', 'b.jsonl']);
  expect((await listFiles(join(folder, 'none'))).chats).toEqual([]);
});
