import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { odd } from '../../language-servers/testing/test-language-servers';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';
import { startWithServer } from './testing/start-with-server';

// Problems of a chat's changes: on the card before the decision, for the model after the write, at the end of the turn.

const file = 'a.odd';

const start = (behaviour: string, files: Record<string, string> = { [file]: 'one\nall is well\n' }) =>
  startWithServer(behaviour, files);

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

test('with Pyright: an error is on the card, the model is told, and mends it', async () => {
  const started = await start('pulls', { 'a.py': 'count: int = 1\n' });
  const pyright = {
    command: resolve('node_modules/.bin/pyright-langserver'),
    args: ['--stdio'],
    extensionToLanguage: { '.py': 'python' },
  };
  await writeFile(join(started.home, '.lsp.json'), JSON.stringify({ pyright }));
  const { send, until, waiting, decide } = await started.chat();
  started.model.reply(edit('= 1', "= 'one'", 'a.py'), edit("= 'one'", '= 2', 'a.py'), 'Done.');
  await send('Change it.');
  await until((now) => problemsIn(now)[0]?.kind === 'checked');
  expect((await waiting()).problems).toMatchObject({ addedCount: 1, removedCount: 0 });
  await decide({ answer: 'accept' });
  await until((now) => problemsIn(now)[1]?.kind === 'checked');
  expect((await waiting()).problems).toMatchObject({ addedCount: 0, removedCount: 1 });
  await decide({ answer: 'accept' });
  const [told] = await resultsIn(started, 3);
  expect(told).toMatch(/New problems since this change \(pyright\):\n- error a\.py:1:14 /);
  await until(isIdle);
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
