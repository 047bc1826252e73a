import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { odd } from '../../language-servers/testing/test-language-servers';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp, type TestApp } from '../testing/test-app';

// Problems of a chat's changes: on the card before the decision, for the model after the write, at the end of the turn.

const file = 'a.odd';

async function start(
  behaviour: string,
  files: Record<string, string> = { [file]: 'one\nall is well\n' },
): Promise<TestApp> {
  const started = await startTestApp(files, { withoutSandbox: true });
  await writeFile(
    join(started.home, '.lsp.json'),
    JSON.stringify({ odd: odd(behaviour, join(started.home, 'notes')) }),
  );
  const { trust } = firstProject(started.app);
  await trust.answer('folder', (await trust.question()).hash);
  return started;
}

const edit = (old_string: string, new_string: string, file_path = file) => ({
  calls: [{ name: 'edit', arguments: { file_path, old_string, new_string } }],
});

const problemsIn = ({ calls }: ChatState) => Object.values(calls).map(({ problems }) => problems);
const noticesIn = ({ items }: ChatState) =>
  items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
const isIdle = ({ turn }: ChatState) => turn.kind === 'idle';
const resultsIn = async ({ model }: TestApp, count: number) =>
  (await model.waitForRequest(count)).messages.flatMap(({ role, content }) =>
    role === 'tool' ? [content] : [],
  );

test('the card shows the problems before the decision; the model is told, and mends them', async () => {
  const started = await start('pulls');
  const { send, until, waiting, decide, state } = await started.chat();
  started.model.reply(edit('well', 'bad'), edit('bad', 'good'), 'Done.');
  await send('Change it.');
  await until((now) => problemsIn(now)[0]?.kind === 'checked');
  expect((await waiting()).problems).toEqual({
    kind: 'checked',
    servers: ['odd'],
    added: [
      {
        severity: 'error',
        line: 2,
        column: 8,
        endLine: 2,
        endColumn: 11,
        message: 'bad is not good',
        source: 'odd 7',
      },
    ],
    addedCount: 1,
    removedCount: 0,
  });
  await decide({ answer: 'accept' });
  const [first] = await resultsIn(started, 2);
  expect(first).toMatch(
    /\n\nNew problems since this change \(odd\):\n- error a\.odd:2:8 bad is not good \(odd 7\)$/,
  );
  await until((now) => problemsIn(now)[1]?.kind === 'checked');
  expect((await waiting()).problems).toMatchObject({ added: [], addedCount: 0, removedCount: 1 });
  expect(problemsIn(state())[0]).toBeUndefined();
  await decide({ answer: 'accept' });
  expect((await resultsIn(started, 3))[1]).not.toContain('problem');
  await until(isIdle);
  expect(noticesIn(state())).toEqual([]);
});

test('the later changes of a batch are checked too, each with the earlier ones, while the first waits', async () => {
  const files = { [file]: 'well\n', 'b.odd': 'one\nbad\n', 'c.odd': 'well\n' };
  const started = await start('pulls', files);
  const { id, send, until, state, waiting, decide } = await started.chat();
  const change = (file_path: string, old_string: string, new_string: string) => ({
    name: 'edit',
    arguments: { file_path, old_string, new_string },
  });
  started.model.reply(
    {
      calls: [change(file, 'well', 'first'), change('b.odd', 'bad', 'good'), change('c.odd', 'well', 'bad')],
    },
    'Done.',
  );
  await send('Change them.');
  const { queue } = createHandlers(started.app);
  const head = await waiting();
  await queue.batch({ chatId: id, callId: head.id, drafts: [] }, caller);
  await until((now) => problemsIn(now).every((problems) => problems?.kind === 'checked'));
  expect(problemsIn(state())).toMatchObject([
    { addedCount: 0, removedCount: 0 },
    { addedCount: 0, removedCount: 1 },
    { addedCount: 1, removedCount: 0 },
  ]);
  const noted = await readFile(join(started.home, 'notes'), 'utf8');
  expect(noted).toMatch(/text first\n\ntext one\ngood\n\ntext well\n\ntext bad\n/);
  await decide({ answer: 'accept' });
  expect((await waiting()).problems).toMatchObject({ removedCount: 1 });
  await decide({ answer: 'reject-and-stop' });
  await until(isIdle);
  expect(problemsIn(state())).toEqual([undefined, undefined, undefined]);
});

test('a turn that ends with new errors says so', async () => {
  const started = await start('publishes');
  const { send, until, state, open } = await started.chat();
  await (await open()).setMode({ kind: 'accept-edits' });
  started.model.reply(edit('well', 'poor bad bad'), edit('one', 'one bad'), 'Done.', 'Yes.');
  await send('Change it.');
  await until(isIdle);
  expect(noticesIn(state())).toEqual(['The turn ended with 3 new errors, including a.odd:1, a.odd:2']);
});

test('the model gets at most 20 of them, errors first', async () => {
  const started = await start('pulls');
  const { send, until, open } = await started.chat();
  await (await open()).setMode({ kind: 'accept-edits' });
  started.model.reply(edit('well', `${'poor '.repeat(30)}${'bad '.repeat(5)}`), 'Done.');
  await send('Change it.');
  const told = String((await resultsIn(started, 2))[0]);
  await until(isIdle);
  const lines = told.split('\n');
  expect(lines.filter((line) => line.startsWith('- error'))).toHaveLength(5);
  expect(lines.filter((line) => line.startsWith('- warning'))).toHaveLength(15);
  expect(lines.at(-1)).toBe('… and 15 more');
});

test('a model that is not to be told is not, but the user is', async () => {
  const started = await start('pulls');
  await createHandlers(started.app).settings.set({ key: 'diagnostics.tellModel', value: false }, caller);
  const { send, until, state, open } = await started.chat();
  await (await open()).setMode({ kind: 'accept-edits' });
  started.model.reply(edit('well', 'bad'), 'Done.');
  await send('Change it.');
  await until(isIdle);
  expect((await resultsIn(started, 2))[0]).not.toContain('problem');
  expect(noticesIn(state())).toEqual(['The turn ended with 1 new error: a.odd:2']);
});

test('a server that fails delays nothing, and the card says why', async () => {
  const started = await start('crashes');
  const { send, until, waiting, decide, state } = await started.chat();
  started.model.reply(edit('well', 'bad'), 'Done.');
  await send('Change it.');
  await until((now) => problemsIn(now)[0]?.kind === 'unchecked');
  expect((await waiting()).problems).toEqual({
    kind: 'unchecked',
    servers: ['odd'],
    why: { key: 'language-servers.ends', params: {} },
  });
  await decide({ answer: 'accept' });
  await until(isIdle);
  expect(await readFile(join(started.project, file), 'utf8')).toBe('one\nall is bad\n');
  expect(noticesIn(state())).toEqual([]);
});

test('a server that hangs delays no decision', async () => {
  const started = await start('hangs,pulls');
  const { send, until, decide } = await started.chat();
  started.model.reply(edit('well', 'bad'), 'Done.');
  await send('Change it.');
  await until((now) => problemsIn(now)[0]?.kind === 'checking');
  await decide({ answer: 'accept' });
  await until(isIdle);
  expect(await readFile(join(started.project, file), 'utf8')).toBe('one\nall is bad\n');
});

test('nothing runs for other files, nor before the folder is trusted', async () => {
  const started = await startTestApp({ [file]: 'well\n', 'a.txt': 'well\n' }, { withoutSandbox: true });
  const notes = join(started.home, 'notes');
  await writeFile(join(started.home, '.lsp.json'), JSON.stringify({ odd: odd('pulls', notes) }));
  const { send, until, open } = await started.chat();
  await (await open()).setMode({ kind: 'accept-edits' });
  const turn = async (name: string) => {
    started.model.reply(edit('well', 'bad', name), 'Done.');
    await send('Change it.');
    await until(isIdle);
  };
  await turn(file);
  const { trust } = firstProject(started.app);
  await trust.answer('folder', (await trust.question()).hash);
  await turn('a.txt');
  await expect(readFile(notes)).rejects.toThrow('ENOENT');
});

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
  const { app, home } = await start('pulls,whole-project');
  const { code } = createHandlers(app);
  const look = () => code.problems({ project: firstProject(app).key, path: file, text: 'bad' }, caller);
  await look();
  const problems = () => firstProjectState(app).problems;
  await expect.poll(problems).toMatchObject([{ path: 'whole.odd', problems: [{ line: 1 }] }]);
  await writeFile(join(home, '.lsp.json'), '{}');
  await look();
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
