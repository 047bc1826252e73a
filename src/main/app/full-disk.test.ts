import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@shared/contract/contract';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import { say } from '@shared/texts/text';
import { connect } from '@shared/wire/rpc';
import { expect, type TestContext, test } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { type TinyDisk, tinyDisk } from '../base/testing/tiny-disk';
import { chatsFolder } from '../storage/project-key';
import { connectWindow } from './handlers/connect-window';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp, type TestAppChat } from './testing/test-app';

// The disk of the data folder is full; the project's disk has room.

type Full = { readonly disk: TinyDisk; readonly started: TestApp; readonly chat: TestAppChat };

/** A chat that has read `a.txt`, on a disk without a free byte. */
async function full({ skip }: TestContext): Promise<Full> {
  const disk = await tinyDisk();
  if (disk === null) return skip('only root on Linux can make a disk of its own');
  const started = await startTestApp({ 'a.txt': 'one\n' }, { home: join(disk.folder, 'home') });
  const chat = await started.chat();
  const path = join(started.project, 'a.txt');
  started.model.reply({ calls: [{ name: 'read_file', arguments: { absolute_path: path } }] }, 'Read.');
  await chat.send('read it');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await disk.fill();
  await fillLastBlock(chat);
  return { disk, started, chat };
}

/** The file of a chat has room up to the end of its last block. */
async function fillLastBlock(chat: TestAppChat): Promise<void> {
  const opened = await chat.open();
  for (const length of [500, 50, 1]) {
    let hasRoom = true;
    while (hasRoom) {
      hasRoom = await opened.rename('x'.repeat(length)).then(
        () => true,
        () => false,
      );
    }
  }
}

test('a file that a chat knows is saved, again and again; that the chat is not told is said', async (context) => {
  const { started } = await full(context);
  const { app, home, project } = started;
  const save = async (text: string) => {
    const hash = hashOf(await readFile(join(project, 'a.txt')));
    const toSave = { path: 'a.txt', text, hash, encoding: null };
    return await createHandlers(app).project.writeFile({ project: firstProject(app).key, ...toSave }, caller);
  };
  await save('two\n');
  await save('three\n');
  expect(await readFile(join(project, 'a.txt'), 'utf8')).toBe('three\n');
  expect(app.store.state('app').notices.map(({ text }) => say(text))).toEqual([
    `Cannot write to ${chatsFolder(home, project)}: the disk is full. The models of chats that have read ${join(project, 'a.txt')} will miss this change.`,
  ]);
});

test('what cannot be done is said with the file that cannot be written', async (context) => {
  const { started } = await full(context);
  const { app, home } = started;
  const channel = createMemoryChannel();
  connectWindow(app, channel.main);
  const { client } = connect<typeof contract>(contract, channel.window, {
    pageTag: 'test',
    onEvent() {},
    onGap() {},
  });
  const { key } = firstProject(app);
  await expect(client.terminal.open({ project: key, columns: 80, rows: 24 })).rejects.toMatchObject({
    code: 'unavailable',
    message: `Cannot write ${home}: the disk is full.`,
  });
  await expect(client.project.deleteEntry({ project: key, path: 'a.txt' })).rejects.toMatchObject({
    message: expect.stringContaining(`to write ${join(chatsFolder(home, started.project), 'deleted')}`),
  });
  channel.close();
});

test('after a start a chat can be read, and is written again once there is room', async (context) => {
  const { disk, started, chat } = await full(context);
  await started.app.close();
  const next = await started.again();
  const again = await next.chat(chat.id);
  await again.open();
  expect(again.state()).toMatchObject({ access: 'unwritable', items: [{ text: 'read it' }, {}, {}] });
  await expect(again.send('more')).rejects.toMatchObject({
    code: 'read-only',
    message: expect.stringContaining(`Cannot write to ${chatsFolder(next.home, next.project)}`),
  });
  await disk.empty();
  next.model.reply('More.');
  await again.send('more');
  await again.until(({ turn }) => turn.kind === 'idle');
  expect(again.state().access).toBe('writer');
});

test('a chat in which a question waits can be read, too', async (context) => {
  const { disk, started, chat } = await full(context);
  await disk.empty();
  started.model.reply({ calls: [{ name: 'write_file', arguments: { file_path: 'b.txt', content: 'b' } }] });
  await chat.send('write');
  await chat.until(({ calls }) => Object.values(calls).some(({ phase }) => phase.phase === 'waiting'));
  await started.app.close();
  await disk.fill();
  const next = await started.again();
  const again = await next.chat(chat.id);
  await again.open();
  expect(again.state().access).toBe('unwritable');
  expect(again.state().turn.kind).not.toBe('idle');
});
