import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '@shared/wire/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { chatPath, openChatLog } from './open-chat-log';
import { emptyTrash, restoreChat, trashChat, trashedChats, trashedMs } from './trash';

let folder: string;
beforeEach(async () => {
  folder = await tempFolder();
});

async function makeChat(id: string): Promise<void> {
  const create = { title: `Chat ${id}`, mode: { kind: 'ask' }, model: null } as const;
  await (await openChatLog({ folder, id, store: createStore(), now: () => 1, create })).close();
}

const inTrash = () => readdir(join(folder, 'trash'));

describe('a deleted chat', () => {
  it('goes to the trash whole, the others stay', async () => {
    await makeChat('a');
    await makeChat('b');
    const text = await readFile(chatPath(folder, 'a'), 'utf8');
    await trashChat(folder, 'a', 7);
    expect((await readdir(folder)).toSorted()).toEqual(['b.jsonl', 'trash']);
    expect(await readFile(join(folder, 'trash', '7-a.jsonl'), 'utf8')).toBe(text);
  });

  it('is taken back as it was, a torn last line and all', async () => {
    await makeChat('a');
    const torn = `${await readFile(chatPath(folder, 'a'), 'utf8')}{"v":1,"at":2,"eve`;
    await writeFile(chatPath(folder, 'a'), torn);
    await trashChat(folder, 'a', 7);
    expect(await trashedChats(folder)).toEqual([{ id: 'a', title: 'Chat a', deletedAt: 7 }]);
    await restoreChat(folder, 'a');
    expect(await readFile(chatPath(folder, 'a'), 'utf8')).toBe(torn);
    expect(await inTrash()).toEqual([]);
  });

  it('is listed before those deleted earlier, without a title when it cannot be read', async () => {
    await makeChat('b');
    await trashChat(folder, 'b', 7);
    await mkdir(join(folder, 'trash', '9-x.jsonl'));
    await writeFile(join(folder, 'trash', 'note.txt'), 'not ours');
    expect(await trashedChats(folder)).toEqual([
      { id: 'x', title: '', deletedAt: 9 },
      { id: 'b', title: 'Chat b', deletedAt: 7 },
    ]);
  });

  it('is the one deleted last, where one of that id was deleted before', async () => {
    await makeChat('a');
    await trashChat(folder, 'a', 7);
    await writeFile(join(folder, 'trash', '8-a.jsonl'), 'newer');
    await restoreChat(folder, 'a');
    expect(await readFile(chatPath(folder, 'a'), 'utf8')).toBe('newer');
  });
});

describe('nothing is lost', () => {
  it('by deleting a chat that is open', async () => {
    const create = { title: '', mode: { kind: 'ask' }, model: null } as const;
    const log = await openChatLog({ folder, id: 'a', store: createStore(), now: () => 1, create });
    await expect(trashChat(folder, 'a', 7)).rejects.toMatchObject({ code: 'read-only' });
    await log.close();
  });

  it('by taking back a chat over one that is there', async () => {
    await makeChat('a');
    await trashChat(folder, 'a', 7);
    await writeFile(chatPath(folder, 'a'), 'here');
    await expect(restoreChat(folder, 'a')).rejects.toMatchObject({ code: 'not-found' });
    expect(await readFile(chatPath(folder, 'a'), 'utf8')).toBe('here');
    expect(await inTrash()).toEqual(['7-a.jsonl']);
  });

  it('where there is no such chat, whatever its name', async () => {
    await writeFile(join(folder, 'keep.txt'), '');
    for (const act of [trashChat, restoreChat]) {
      await expect(act(folder, 'none', 1)).rejects.toMatchObject({ code: 'not-found' });
      await expect(act(join(folder, 'sub'), '../keep', 1)).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await readdir(folder)).toContain('keep.txt');
    expect(await readdir(folder)).not.toContain('none.jsonl.lock');
  });
});

describe('emptying the trash', () => {
  it('takes what was deleted 30 days ago, and tells of it before', async () => {
    for (const id of ['old', 'new']) await makeChat(id);
    await trashChat(folder, 'old', 1000);
    await trashChat(folder, 'new', 1001);
    const gone: string[] = [];
    await emptyTrash(folder, 1000 + trashedMs, async ({ id }) => {
      gone.push(id);
      expect(await inTrash()).toContain('1000-old.jsonl');
    });
    expect(gone).toEqual(['old']);
    expect(await inTrash()).toEqual(['1001-new.jsonl']);
  });

  it('does nothing where there is none', async () => {
    await rm(folder, { recursive: true });
    await emptyTrash(folder, 1000 + trashedMs, async () => undefined);
    expect(await trashedChats(folder)).toEqual([]);
  });
});
