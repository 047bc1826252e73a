import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { hashOf } from '../../base/files/content-hash';
import { chatsFolder } from '../../storage/project-key';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';

async function save({ app, project }: TestApp, text: string, path = 'a.txt') {
  const bytes = await readFile(join(project, path));
  const toSave = { path, text, hash: hashOf(bytes), encoding: null };
  return await createHandlers(app).project.writeFile({ project: firstProject(app).key, ...toSave }, caller);
}

const changedNote = (path: string) =>
  `The user changed ${path} in the editor since you last saw it. Read it again before you rely on its content.`;

function told({ model }: TestApp, request: number): string {
  return JSON.stringify(model.requests[request - 1]?.messages);
}

it('the chats that know the file are told with the next message, once for all saves; others are not', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n', 'b.txt': 'b\n' });
  const path = join(test.project, 'a.txt');
  const [reader, other] = [await test.chat(), await test.chat()];
  test.model.reply({ calls: [{ name: 'read_file', arguments: { absolute_path: path } }] }, 'Read.');
  await reader.send('read it');
  await reader.until(({ turn }) => turn.kind === 'idle');
  await save(test, 'two\n');
  await save(test, 'three\n');
  await save(test, 'unknown\n', 'b.txt');
  test.model.reply('Yes.', 'No.');
  await reader.send('changed?');
  await reader.until(({ turn }) => turn.kind === 'idle');
  await other.send('changed?');
  await other.until(({ turn }) => turn.kind === 'idle');
  expect(told(test, 3).split(changedNote(path))).toHaveLength(2);
  expect(told(test, 3)).not.toContain('b.txt in the editor');
  expect(told(test, 4)).not.toContain('in the editor');
});

it('a chat that is not open is told when it goes on, once for all saves', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n' });
  const path = join(test.project, 'a.txt');
  const reader = await test.chat();
  test.model.reply({ calls: [{ name: 'read_file', arguments: { absolute_path: path } }] }, 'Read.');
  await reader.send('read it');
  await reader.until(({ turn }) => turn.kind === 'idle');
  await test.app.close();
  const again = await test.again();
  await save(again, 'two\n');
  await save(again, 'three\n');
  test.model.reply('Yes.');
  const later = await again.chat(reader.id);
  await later.send('changed?');
  await later.until(({ turn }) => turn.kind === 'idle');
  expect(told(test, 3).split(changedNote(path))).toHaveLength(2);
});

it.skipIf(process.platform === 'win32')(
  'a program that writes to the old file right after a save loses nothing, and that is said',
  async () => {
    const test = await startTestApp({ 'a.txt': 'one\n' });
    const writer = await open(join(test.project, 'a.txt'), 'a');
    onTestFinished(() => writer.close());
    await save(test, 'two\n');
    await writer.write('theirs\n');
    await test.app.changes.settle();
    const [notice] = test.app.store.state('app').notices;
    const copy = /change at (.*)\.$/.exec(say(notice?.text ?? ''))?.[1] ?? '';
    expect(await readFile(copy, 'utf8')).toBe('one\ntheirs\n');
    expect(await readFile(join(test.project, 'a.txt'), 'utf8')).toBe('two\n');
  },
);

it('a proposal that waits on the file is computed afresh on what the user saved', async () => {
  const test = await startTestApp({ 'a.txt': 'one\ntwo\n' });
  const path = join(test.project, 'a.txt');
  const chat = await test.chat();
  const edit = { file_path: path, old_string: 'two', new_string: 'TWO' };
  test.model.reply({ calls: [{ name: 'edit', arguments: edit }] }, 'Done.');
  await chat.send('edit it');
  const before = await chat.waiting();
  await save(test, 'mine\ntwo\n');
  const hashIn = (call: typeof before) => call.phase.phase === 'waiting' && call.phase.question.hash;
  await chat.until(({ calls }) => {
    const call = calls[before.id];
    return call !== undefined && hashIn(call) !== hashIn(before);
  });
  await chat.decide({ answer: 'accept' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(await readFile(path, 'utf8')).toBe('mine\nTWO\n');
});

it('what was written is saved also where nobody can tell which chats know it', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n' });
  const { home, project } = test;
  const folder = chatsFolder(home, project);
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(folder, 'no folder');
  await save(test, 'two\n');
  expect(await readFile(join(project, 'a.txt'), 'utf8')).toBe('two\n');
});

it('where the disk moved on nothing is written', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n' });
  const key = firstProject(test.app).key;
  const hash = hashOf(Buffer.from('one\n'));
  await writeFile(join(test.project, 'a.txt'), 'theirs\n');
  const toSave = { project: key, path: 'a.txt', text: 'mine\n', hash, encoding: null };
  const saving = createHandlers(test.app).project.writeFile(toSave, caller);
  await expect(saving).rejects.toMatchObject({ code: 'stale' });
  expect(await readFile(join(test.project, 'a.txt'), 'utf8')).toBe('theirs\n');
});
