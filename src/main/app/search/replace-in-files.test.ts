import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyQuery } from '@shared/search/empty-search';
import type { TextQuery } from '@shared/search/text-query-schema';
import type { AcceptedFile, SearchPage } from '@shared/search/text-search';
import { expect, it } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';

const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1');

function callsOf({ app }: TestApp) {
  const { search } = createHandlers(app);
  const project = firstProject(app).key;
  const asked = (pattern: string, replacement: string, query: Partial<TextQuery> = {}) => ({
    project,
    query: { ...emptyQuery, pattern, ...query },
    replacement,
  });
  return {
    search,
    project,
    asked,
    async accept(paths: readonly string[], wanted: ReturnType<typeof asked>): Promise<AcceptedFile[]> {
      const plans = await search.plan({ ...wanted, paths: [...paths] }, caller);
      return plans.map(({ path, plan }) => ({
        path,
        hash: plan.kind === 'matches' ? plan.hash : '',
        leftOut: [],
      }));
    },
  };
}

async function bytesIn({ project }: TestApp, path: string): Promise<string> {
  return (await readFile(join(project, path))).toString('latin1');
}

const writable = (file: AcceptedFile) => ({ ...file, leftOut: [...file.leftOut] });

it('writes a rename in the version that the server saw, and leaves out the others', async () => {
  const test = await startTestApp({ 'a.txt': 'one\r\n  one🐟 one\r\n', 'b.txt': 'one\n' });
  const { search, asked, accept } = callsOf(test);
  const change = { from: 6, to: 9, by: 'three' };
  const old = { path: 'b.txt', hash: 'old', changes: [{ from: 0, to: 3, by: 'three' }] };
  const [{ hash } = { hash: '' }] = await accept(['a.txt'], asked('one', 'three'));
  const renamed = [{ path: 'a.txt', hash, changes: [change, { from: 12, to: 15, by: 'three' }] }, old];
  const wanted = { ...asked('one', 'three'), renamed };
  const plans = await search.plan({ ...wanted, paths: ['a.txt', 'b.txt'] }, caller);
  expect(plans[0]?.plan).toMatchObject({
    matches: [
      { ...change, line: 2, text: 'one🐟 one', matched: [0, 3] },
      { line: 2, matched: [6, 9] },
    ],
  });
  expect(plans[1]?.plan).toMatchObject({ kind: 'unusable', why: { key: 'search.file-changed' } });
  await search.replace({ ...wanted, files: [{ path: 'a.txt', hash, leftOut: [1] }] }, caller);
  expect(await readFile(join(test.project, 'a.txt'), 'utf8')).toBe('one\r\n  three🐟 one\r\n');
});

it('writes what was accepted byte for byte, leaves out what was left out, and takes all of it back', async () => {
  const before = {
    'crlf.txt': 'one\r\ntwo one\r\n',
    'mixed.txt': 'one\r\none\none\r\n',
    'bom.txt': '\ufeffone\n',
    'AGENTS.md': 'one and one\n',
  };
  const test = await startTestApp(before);
  await writeFile(join(test.project, 'wide.txt'), Buffer.from(wide('one\r\n'), 'latin1'));
  const { search, project, asked, accept } = callsOf(test);
  const wanted = asked('one', 'a\\nb', { isExpression: true });
  const paths = ['crlf.txt', 'mixed.txt', 'bom.txt', 'wide.txt', 'AGENTS.md'];
  const originals = await Promise.all(paths.map((path) => bytesIn(test, path)));
  const files = (await accept(paths, wanted)).map((file) => ({
    ...file,
    leftOut: file.path === 'AGENTS.md' ? [0] : [],
  }));
  const { written, failed } = await search.replace({ ...wanted, files }, caller);
  expect(failed).toEqual([]);
  expect(await Promise.all(paths.map((path) => bytesIn(test, path)))).toEqual([
    'a\r\nb\r\ntwo a\r\nb\r\n',
    expect.stringMatching(/^a\r\nb\r?\na\r?\nb\r?\na\r?\nb\r\n$/),
    '\xef\xbb\xbfa\nb\n',
    wide('a\r\nb\r\n'),
    'one and a\nb\n',
  ]);
  const undone = await search.undo({ project, files: [...written] }, caller);
  expect(undone.failed).toEqual([]);
  expect(await Promise.all(paths.map((path) => bytesIn(test, path)))).toEqual(originals);
});

it('a file that changed or cannot be written stays as it is, and which were written is said', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n', 'b.txt': 'one\n', 'c.txt': 'one\n', 'd.txt': 'one\n' });
  const { search, project, asked, accept } = callsOf(test);
  const wanted = asked('one', 'two');
  const files = (await accept(['a.txt', 'b.txt', 'c.txt', 'd.txt'], wanted)).map(writable);
  await writeFile(join(test.project, 'b.txt'), 'one, mine\n');
  await chmod(join(test.project, 'c.txt'), 0o444);
  const { written, failed } = await search.replace({ ...wanted, files }, caller);
  expect(written.map(({ path }) => path)).toEqual(['a.txt', 'd.txt']);
  expect(failed).toEqual([
    { path: 'b.txt', why: { key: 'search.file-changed', params: {} } },
    { path: 'c.txt', why: expect.anything() },
  ]);
  expect(await bytesIn(test, 'b.txt')).toBe('one, mine\n');
  expect(await bytesIn(test, 'c.txt')).toBe('one\n');

  await writeFile(join(test.project, 'd.txt'), 'two, mine\n');
  const undone = await search.undo({ project, files: [...written] }, caller);
  expect(undone.written.map(({ path }) => path)).toEqual(['a.txt']);
  expect(undone.failed.map(({ path }) => path)).toEqual(['d.txt']);
  expect(await bytesIn(test, 'a.txt')).toBe('one\n');
  expect(await bytesIn(test, 'd.txt')).toBe('two, mine\n');
});

it('what was written can be taken back after a restart, where the files are as it was left', async () => {
  const first = await startTestApp({ 'a.txt': 'one\n', 'b.txt': 'one\n' });
  const { search, project, asked, accept } = callsOf(first);
  const wanted = asked('one', 'two');
  const files = (await accept(['a.txt', 'b.txt'], wanted)).map(writable);
  const { written } = await search.replace({ ...wanted, files }, caller);
  expect(await search.undoable({ project }, caller)).toEqual(written);
  await writeFile(join(first.project, 'b.txt'), 'mine\n');

  const again = callsOf(await first.again());
  const left = await again.search.undoable({ project }, caller);
  expect(left.map(({ path }) => path)).toEqual(['a.txt']);
  await again.search.undo({ project, files: [...left] }, caller);
  expect(await bytesIn(first, 'a.txt')).toBe('one\n');
  await writeFile(join(first.project, 'b.txt'), 'two\n');
  expect((await again.search.undoable({ project }, caller)).map(({ path }) => path)).toEqual(['b.txt']);
  await again.search.keepReplaced({ project, files: [...written] }, caller);
  expect(await again.search.undoable({ project }, caller)).toEqual([]);
});

it('that the user stops says which files it did not reach, and what it wrote is undone', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `f${String(at).padStart(2, '0')}.txt`);
  const test = await startTestApp(Object.fromEntries(names.map((name) => [name, 'one\n'])));
  const { search, project, asked, accept } = callsOf(test);
  const wanted = asked('one', 'two');
  const files = [...(await accept(names.slice(0, 40), wanted)), ...(await accept(names.slice(40), wanted))];
  const replacing = search.replace({ ...wanted, files: files.map(writable), work: 'w' }, caller);
  await test.app.works.next('w', 0);
  test.app.works.stop('w');
  const { written, failed } = await replacing;
  expect(written.length + failed.length).toBe(60);
  expect(failed.at(-1)).toEqual({ path: 'f59.txt', why: { key: 'search.stopped', params: {} } });
  expect(await search.undoable({ project }, caller)).toEqual(written);
  expect((await search.undo({ project, files: [...written] }, caller)).failed).toEqual([]);
});

it('what the encoding of a file lacks is said before anything is written', async () => {
  const test = await startTestApp();
  await writeFile(join(test.project, 'a.txt'), Buffer.from('caf\xe9 one d\xe9j\xe0 vu\n', 'latin1'));
  const { search, asked } = callsOf(test);
  const [file] = await search.plan({ ...asked('one', '一'), paths: ['a.txt'] }, caller);
  expect(file?.plan).toMatchObject({ kind: 'unusable', why: { key: 'search.character' } });
});

it('a chat that knows a file is told with its next message', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n' });
  const path = join(test.project, 'a.txt');
  const chat = await test.chat();
  test.model.reply({ calls: [{ name: 'read_file', arguments: { absolute_path: path } }] }, 'Read.');
  await chat.send('read it');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const { search, asked, accept } = callsOf(test);
  const wanted = asked('one', 'two');
  await search.replace({ ...wanted, files: (await accept(['a.txt'], wanted)).map(writable) }, caller);
  test.model.reply('Yes.');
  await chat.send('changed?');
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(JSON.stringify(test.model.requests[2]?.messages)).toContain(
    `The user replaced text in ${path} since you last saw it.`,
  );
});

it('a search is fetched in pages; a window has one at a time', async () => {
  const test = await startTestApp({ 'a.txt': 'one\n'.repeat(5000), 'b.txt': 'one\n' });
  const { search, project } = callsOf(test);
  const begin = async () => await search.begin({ project, query: { ...emptyQuery, pattern: 'one' } }, caller);
  const first = await begin();
  const second = await begin();
  await expect(Promise.resolve(search.more(first, caller))).rejects.toMatchObject({ code: 'not-found' });
  const pages: SearchPage[] = [];
  while (pages.at(-1)?.state !== 'done') pages.push(await search.more(second, caller));
  const lines = pages.flatMap(({ found }) => found).flatMap(({ path, lines: all }) => all.map(() => path));
  expect(lines).toEqual([...Array(5000).fill('a.txt'), 'b.txt']);
  expect(Math.max(...pages.map(({ found }) => found.flatMap((file) => file.lines).length))).toBe(2000);

  const bad = { project, query: { ...emptyQuery, pattern: '(', isExpression: true } };
  const broken = await search.begin(bad, caller);
  await expect(Promise.resolve(search.more(broken, caller))).rejects.toMatchObject({ code: 'invalid' });
  search.end(broken, caller);
  await expect(Promise.resolve(search.more(broken, caller))).rejects.toMatchObject({ code: 'not-found' });
});
