import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, firstProjectState } from '../testing/test-app';
import { startWithServer } from './testing/start-with-server';

// What language servers tell about texts in editors and about the project.

const file = 'a.odd';
const start = (behaviour: string, files: Record<string, string> = { [file]: 'one\nall is well\n' }) =>
  startWithServer(behaviour, files);

test('a text in the editor is checked as it is, and its server is shown', async () => {
  const { app } = await start('pulls');
  const { code } = createHandlers(app);
  const ofText = (path: string, text: string) =>
    code.problems({ project: firstProject(app).key, path, text }, caller);
  expect(await ofText(file, 'a bad text')).toMatchObject([
    { line: 1, column: 3, message: 'bad is not good' },
  ]);
  const edited = { project: firstProject(app).key, path: file, text: 'bad\npoor', before: 'one bad' };
  expect(await code.problems(edited, caller)).toMatchObject([{ line: 2, message: 'poor is not good' }]);
  expect(await ofText('a.txt', 'bad')).toBeNull();
  expect(await ofText('../a.odd', 'bad')).toBeNull();
  const { languageServers } = firstProjectState(app);
  expect(languageServers).toContainEqual({ name: 'odd', ends: ['.odd'], life: { kind: 'ready' } });
});

test('problems that a server publishes for other files are of the project, until it ends', async () => {
  const { app, home } = await start('pulls,whole-project', { [file]: 'well', 'whole.odd': 'bad' });
  const { code } = createHandlers(app);
  const look = () => code.problems({ project: firstProject(app).key, path: file, text: 'bad' }, caller);
  await look();
  const problems = () => firstProjectState(app).problems;
  await expect.poll(problems).toMatchObject([{ path: 'whole.odd', problems: [{ line: 1 }] }]);
  await writeFile(join(home, '.lsp.json'), '{}');
  await look();
  await expect.poll(problems).toEqual([]);
});

test('problems that a server reports when it is asked are of the project, as long as the files exist', async () => {
  const files = { 'whole.odd': 'bad', 'src/gone.odd': 'bad', [file]: 'well' };
  const { app, project } = await start('asked,invents', files);
  const { code } = createHandlers(app);
  const look = () => code.problems({ project: firstProject(app).key, path: file, text: 'bad' }, caller);
  await look();
  const problems = () => firstProjectState(app).problems.map(({ path }) => path);
  await expect.poll(problems).toEqual(['src/gone.odd', 'whole.odd']);
  await rm(join(project, 'src/gone.odd'));
  await look();
  await expect.poll(problems).toEqual(['whole.odd']);
  firstProject(app).folders.watch({ sendEvent() {} }, ['']);
  await rm(join(project, 'whole.odd'));
  await expect.poll(problems).toEqual([]);
});

test('the definition of a symbol in the editor is in the project, or there is none', async () => {
  const { app } = await start('pulls,symbols');
  const { code } = createHandlers(app);
  const definition = (path: string) =>
    code.definition(
      { project: firstProject(app).key, path, text: 'one\nfish\n', line: 2, column: 1 },
      caller,
    );
  expect(await definition(file)).toEqual({ path: file, line: 1 });
  await expect(definition('a.txt')).rejects.toMatchObject({ code: 'unavailable' });
  await writeFile(join(app.projects.all()[0]?.workspace.root ?? '', 'b.odd'), 'elsewhere\n');
  await expect(definition('b.odd')).rejects.toMatchObject({ code: 'not-found' });
});

test('references, a rename, a format and symbols are of the project', async () => {
  const files = { [file]: 'one\r\nfish\r\n', 'c.odd': 'a\n🐟sh\n' };
  const { app } = await start('pulls,symbols,edits', files);
  const { code } = createHandlers(app);
  const project = firstProject(app).key;
  const text = { project, path: file, text: 'one\nfish\n' };
  const place = { ...text, line: 2, column: 1 };
  expect(await code.references(place, caller)).toEqual([{ path: file, line: 2, column: 1, text: 'fish' }]);
  expect(await code.rename({ ...place, name: 'bird' }, caller)).toMatchObject([
    { path: file, changes: [{ from: 4, to: 5, by: 'bird' }] },
    { path: 'c.odd', changes: [{ from: 2, to: 3, by: 'bird' }] },
  ]);
  expect(await code.format({ ...text, tabSize: 2, insertSpaces: true }, caller)).toEqual([
    { line: 1, column: 1, endLine: 1, endColumn: 2, text: 'ONE' },
  ]);
  expect(await code.symbols({ project, query: 'Fish', paths: ['a.txt', file] }, caller)).toEqual([
    { name: 'FishClass', container: 'all', kind: 'type', path: file, line: 2, column: 1 },
  ]);
  await expect(code.symbols({ project, query: 'Fish', paths: [] }, caller)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('overlapping changes of a server are refused', async () => {
  const { app } = await start('pulls,edits,overlaps', { [file]: 'one\nfish\n', 'c.odd': 'a\nb\n' });
  const { code } = createHandlers(app);
  const place = { project: firstProject(app).key, path: file, text: 'one\nfish\n', line: 2, column: 1 };
  await expect(code.rename({ ...place, name: 'bird' }, caller)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a fault in the file of the language servers is shown until it is mended', async () => {
  const { app, home } = await start('pulls');
  const { code } = createHandlers(app);
  const look = () => code.problems({ project: firstProject(app).key, path: file, text: '' }, caller);
  const notices = () => app.store.state('app').notices.map(({ text }) => say(text));
  await writeFile(join(home, '.lsp.json'), '{');
  await look();
  expect(notices()).toEqual([expect.stringMatching(/^Cannot use \.lsp\.json: /)]);
  await writeFile(join(home, '.lsp.json'), '{ "odd": {} }');
  await look();
  expect(notices()).toEqual([expect.stringMatching(/^odd: Invalid configuration: /)]);
  await writeFile(join(home, '.lsp.json'), '{}');
  await look();
  expect(notices()).toEqual([]);
});
