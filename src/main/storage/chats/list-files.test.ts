import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { listFiles } from './list-chats';
import { chatPath, lockPath } from './open-chat-log';

it('lists chats by the names of their files alone, and without an index for the next list', async () => {
  const folder = await tempFolder();
  for (const id of ['a', 'b']) await writeFile(chatPath(folder, id), 'not a line\n');
  await writeFile(lockPath(folder, 'b'), '');
  const unread = { title: null, createdAt: 0, updatedAt: 0, turn: 'idle', waiting: [], locked: false };
  const { chats } = await listFiles(folder);
  expect(chats.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
    { id: 'a', ...unread },
    { id: 'b', ...unread },
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['a.jsonl', 'b.jsonl', 'b.jsonl.lock']);
  expect((await listFiles(join(folder, 'none'))).chats).toEqual([]);
});
