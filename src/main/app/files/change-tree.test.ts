import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp } from '../testing/test-app';

it('the chats that know what was renamed, deleted or brought back are told; others are not', async () => {
  const test = await startTestApp({ 'lib/a.txt': 'one\n' });
  const key = { project: firstProject(test.app).key };
  const { project } = createHandlers(test.app);
  const path = join(test.project, 'lib', 'a.txt');
  const [reader, other] = [await test.chat(), await test.chat()];
  test.model.reply({ calls: [{ name: 'read_file', arguments: { absolute_path: path } }] }, 'Read.');
  await reader.send('read it');
  await reader.until(({ turn }) => turn.kind === 'idle');

  const { kept } = await project.deleteEntry({ ...key, path: 'lib' }, caller);
  await project.restoreEntry({ ...key, path: 'lib', kept: kept ?? '' }, caller);
  await project.renameEntry({ ...key, path: 'lib/a.txt', name: 'b.txt' }, caller);
  await project.createEntry({ ...key, folder: 'lib', name: 'c.txt', kind: 'file' }, caller);
  expect(await readFile(join(test.project, 'lib', 'b.txt'), 'utf8')).toBe('one\n');

  test.model.reply('Yes.', 'No.');
  for (const chat of [reader, other]) {
    await chat.send('changed?');
    await chat.until(({ turn }) => turn.kind === 'idle');
  }
  const [knowing, ignorant] = [3, 4].map((request) =>
    JSON.stringify(test.model.requests[request - 1]?.messages),
  );
  const folder = join(test.project, 'lib');
  for (const said of [
    `The user deleted ${folder} since you last saw it.`,
    `The user restored ${folder}.`,
    `The user renamed ${path} to ${join(folder, 'b.txt')} since you last saw it.`,
  ])
    expect(knowing).toContain(said);
  expect(ignorant).not.toContain('Note from Pilotfish');
});

it('a served project keeps what is deleted where delete_file does, and leaves programs of the desktop alone', async () => {
  const { app, home } = await startTestApp({ 'a.txt': 'one\n' });
  const key = { project: firstProject(app).key };
  const { project, window } = createHandlers(app);
  const place = { ...key, path: 'a.txt', line: 1 };
  const drag = { ...key, paths: ['a.txt'] };
  for (const call of [
    () => project.reveal(place, caller),
    () => project.openInEditor(place, caller),
    () => project.startDrag(drag, caller),
    () => window.saveFile({ name: 'chat.md', text: '' }, caller),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Only the desktop application can do this.',
    });
  await expect(project.startDrag({ ...drag, paths: ['../secret'] }, caller)).rejects.toMatchObject({
    code: 'outside-project',
  });
  const { kept } = await project.deleteEntry({ ...key, path: 'a.txt' }, caller);
  expect(await readdir(join(home, 'chats', key.project, 'deleted'))).toEqual([kept]);
});

it('a move over another entry replaces it only if asked to, and that one can be brought back', async () => {
  const test = await startTestApp({ 'lib/a.txt': 'one\n', 'a.txt': 'other\n' });
  const key = { project: firstProject(test.app).key };
  const { project } = createHandlers(test.app);
  const reader = await test.chat();
  const path = join(test.project, 'lib', 'a.txt');
  test.model.reply({ calls: [{ name: 'read_file', arguments: { absolute_path: path } }] }, 'Read.');
  await reader.send('read it');
  await reader.until(({ turn }) => turn.kind === 'idle');

  const move = { ...key, path: 'lib/a.txt', folder: '' };
  expect(await project.moveEntry({ ...move, replace: false }, caller)).toEqual({ kind: 'taken' });
  const moved = await project.moveEntry({ ...move, replace: true }, caller);
  expect(moved).toMatchObject({ kind: 'moved', path: 'a.txt' });
  expect(await readFile(join(test.project, 'a.txt'), 'utf8')).toBe('one\n');
  expect(await project.copyEntry({ ...key, path: 'a.txt', folder: '' }, caller)).toEqual({
    path: 'a copy.txt',
  });
  await project.moveEntry({ ...key, path: 'a.txt', folder: 'lib', replace: false }, caller);
  const kept = (moved.kind === 'moved' ? moved.replaced?.kept : null) ?? '';
  await project.restoreEntry({ ...key, path: 'a.txt', kept }, caller);
  expect(await readFile(join(test.project, 'a.txt'), 'utf8')).toBe('other\n');

  test.model.reply('Yes.');
  await reader.send('changed?');
  await reader.until(({ turn }) => turn.kind === 'idle');
  expect(JSON.stringify(test.model.requests.at(-1)?.messages)).toContain(
    `The user moved ${path} to ${join(test.project, 'a.txt')} since you last saw it.`,
  );
});
