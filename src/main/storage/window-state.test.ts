import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptySearch } from '@shared/search/empty-search';
import { say } from '@shared/texts/text';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { projectKey } from './project-key';
import { createWindowStates } from './window-state';

const mostCharacters = 2000;
const project = projectKey('/home/ada/project');

async function states(content?: string) {
  const home = await tempFolder();
  const file = path.join(home, 'windows', `${project}.json`);
  await mkdir(path.dirname(file));
  if (content !== undefined) await writeFile(file, content);
  const problems: string[] = [];
  let time = 0;
  const open = () =>
    createWindowStates({
      home,
      mostCharacters,
      now: () => {
        time += 1;
        return time;
      },
      onProblem: (problem) => problems.push(say(problem)),
    });
  return { ...open(), open, file, problems };
}

function layout(...paths: string[]): WindowLayout {
  return {
    page: 'work',
    chatId: null,
    tabs: paths.map((path) => ({ kind: 'file', id: `file:${path}`, path })),
    activeTab: null,
    previewTab: null,
    pinnedTabs: [],
    otherColumn: null,
    activeColumn: 'left',
    expandedFolders: [],
    places: { 'a.ts': { line: 2, column: 1, top: 1 } },
    lookedAt: {},
    recentCommands: ['chat.new'],
    sizes: { columns: { tree: 20, editor: 80 } },
    changes: null,
    side: 'files',
    search: emptySearch,
    terminals: {
      shown: null,
      active: null,
      groups: [],
      command: null,
      takenOver: [],
      heard: {},
      maximised: false,
      screenReader: false,
    },
  };
}

const nothing = { drafts: {}, edits: {}, unsaved: {}, others: { edits: {}, unsaved: {} } };

test('nothing kept, nothing there', async () => {
  const { read, problems } = await states();
  expect(await read(project, 'a')).toEqual({ ...nothing, layout: null });
  expect(problems).toEqual([]);
});

test('what was kept is there for the next process', async () => {
  const { keep, open } = await states();
  await keep(project, 'a', { layout: layout('a.ts'), drafts: { one: 'hello' } });
  await keep(project, 'a', { edits: { call: { text: 'mine', hash: 'h' } } });
  expect(await open().read(project, 'b')).toEqual({
    ...nothing,
    layout: layout('a.ts'),
    drafts: { one: { text: 'hello', at: 1 } },
    edits: { call: { text: 'mine', hash: 'h', at: 2 } },
  });
});

test('a layout from before there was a second column has one column', async () => {
  const { keep, open } = await states();
  const { otherColumn: _none, activeColumn: _left, ...older } = layout('a.ts');
  await keep(project, 'a', { layout: older as WindowLayout });
  expect((await open().read(project, 'b')).layout).toEqual(layout('a.ts'));
});

test('two windows keep their parts beside each other, and two processes do', async () => {
  const { keep, open, read } = await states();
  const other = open();
  await Promise.all([
    keep(project, 'a', { drafts: { one: 'of one' } }),
    other.keep(project, 'b', { drafts: { two: 'of two' } }),
    keep(project, 'a', { edits: { call: { text: 'mine', hash: 'h' } } }),
  ]);
  const { drafts, edits } = await read(project, 'c');
  expect(Object.keys(drafts).toSorted()).toEqual(['one', 'two']);
  expect(Object.keys(edits)).toEqual(['call']);
});

test('a window has its own layout as long as the process lives; another begins with the last one kept', async () => {
  const { keep, read, open } = await states();
  await keep(project, 'a', { layout: layout('a.ts') });
  await keep(project, 'b', { layout: layout('b.ts') });
  expect((await read(project, 'a')).layout?.tabs).toMatchObject([{ path: 'a.ts' }]);
  expect((await read(project, 'new')).layout?.tabs).toMatchObject([{ path: 'b.ts' }]);
  expect((await open().read(project, 'a')).layout?.tabs).toMatchObject([{ path: 'b.ts' }]);
  expect((await read(projectKey('/elsewhere'), 'a')).layout).toBeNull();
});

test('another window opens on the work, though the one before it has its settings open', async () => {
  const { keep, read, open } = await states();
  await keep(project, 'a', { layout: { ...layout('a.ts'), page: 'settings' } });
  expect((await read(project, 'a')).layout?.page).toBe('settings');
  expect((await read(project, 'new')).layout).toEqual(layout('a.ts'));
  expect((await open().read(project, 'b')).layout).toEqual(layout('a.ts'));
});

test('an empty draft and an edit of null are forgotten', async () => {
  const { keep, read } = await states();
  await keep(project, 'a', { drafts: { one: 'x' }, edits: { call: { text: 'y', hash: 'h' } } });
  await keep(project, 'a', { drafts: { one: '' }, edits: { call: null, never: null } });
  expect(await read(project, 'a')).toEqual({ ...nothing, layout: null });
});

test('two windows of one chat keep a draft each, and the next window begins with both', async () => {
  const { keep, read, open } = await states();
  await Promise.all([read(project, 'a'), read(project, 'b')]);
  await keep(project, 'a', { drafts: { chat: 'of one' } });
  await keep(project, 'b', { drafts: { chat: 'of two' } });
  expect((await read(project, 'a')).drafts.chat?.text).toBe('of one');
  expect((await open().read(project, 'b')).drafts.chat?.text).toBe('of two');
  expect((await open().read(project, 'new')).drafts.chat?.text).toBe('of one\n\nof two');
  await keep(project, 'b', { drafts: { chat: '' } });
  expect((await read(project, 'b')).drafts).toEqual({});
  expect((await open().read(project, 'new')).drafts.chat?.text).toBe('of one');
});

test('a draft that another window went on with and sent is gone', async () => {
  const { keep, open } = await states();
  await keep(project, 'a', { drafts: { chat: 'begun' } });
  const next = open();
  expect((await next.read(project, 'b')).drafts.chat?.text).toBe('begun');
  await next.keep(project, 'b', { drafts: { chat: 'begun and ended' } });
  expect((await next.read(project, 'c')).drafts.chat?.text).toBe('begun and ended');
  await next.keep(project, 'b', { drafts: { chat: '' } });
  expect((await open().read(project, 'd')).drafts).toEqual({});
});

test('a chat that is gone takes the drafts of all windows with it', async () => {
  const { keep, forgetChat, read } = await states();
  await keep(project, 'a', { drafts: { chat: 'of one' } });
  await keep(project, 'b', { drafts: { chat: 'of two' } });
  await forgetChat(project, { id: 'chat', calls: [] });
  expect((await read(project, 'new')).drafts).toEqual({});
});

test('unsaved text of a file is there for the next process, until it is saved', async () => {
  const { keep, open } = await states();
  await keep(project, 'a', { unsaved: { 'a.ts': { text: 'mine', hash: null, encoding: 'utf-8' } } });
  expect((await open().read(project, 'b')).unsaved).toEqual({
    'a.ts': { text: 'mine', hash: null, encoding: 'utf-8', at: 1 },
  });
  await keep(project, 'a', { unsaved: { 'a.ts': null } });
  expect((await open().read(project, 'b')).unsaved).toEqual({});
});

test('an edit that emptied a file is an edit', async () => {
  const { keep, open } = await states();
  await keep(project, 'a', { edits: { call: { text: '', hash: 'h' } } });
  expect((await open().read(project, 'a')).edits.call?.text).toBe('');
});

test('what was asked for is kept before it is read, without waiting for it', async () => {
  const { keep, read } = await states();
  void keep(project, 'a', { drafts: { one: 'typed just now' } });
  expect((await read(project, 'a')).drafts.one?.text).toBe('typed just now');
});

test('a broken file is put aside and said; what does not parse costs itself alone; unknown fields stay', async () => {
  const broken = await states('{"layout": ');
  expect((await broken.read(project, 'a')).layout).toBeNull();
  expect(broken.problems).toEqual([expect.stringContaining('is invalid')]);
  const names = await readdir(path.dirname(broken.file));
  expect(names).toEqual([expect.stringContaining('.broken-')]);

  const odd = await states(
    JSON.stringify({
      later: { field: 1 },
      layout: { ...layout('a.ts'), tabs: [{ kind: 'hologram' }, ...layout('a.ts').tabs], sizes: 'wide' },
      drafts: { one: 'a text of an older form', two: { text: 'good', at: 1 } },
      edits: 7,
    }),
  );
  expect(await odd.read(project, 'a')).toEqual({
    ...nothing,
    layout: { ...layout('a.ts'), sizes: {} },
    drafts: { two: { text: 'good', at: 1 } },
  });
  await odd.keep(project, 'a', { drafts: { three: 'new' } });
  expect(JSON.parse(await readFile(odd.file, 'utf8'))).toMatchObject({ later: { field: 1 } });
  expect(odd.problems).toEqual([]);
});

test('it stays bounded: the oldest texts are let go first', async () => {
  const { keep, read } = await states();
  const text = 'x'.repeat(mostCharacters / 2);
  await keep(project, 'a', { drafts: { old: text } });
  await keep(project, 'a', { edits: { newer: { text, hash: 'h' } } });
  await keep(project, 'a', { drafts: { newest: 'short' } });
  const { drafts, edits } = await read(project, 'a');
  expect([Object.keys(drafts), Object.keys(edits)]).toEqual([['newest'], ['newer']]);
});

test('a disk that takes nothing is said, and the window has what it typed until the process ends', async () => {
  const { keep, read, file, problems } = await states();
  await mkdir(file);
  await expect(keep(project, 'a', { drafts: { one: 'typed' } })).rejects.toThrow();
  expect(problems).toEqual([expect.stringContaining('cannot be saved')]);
  expect((await read(project, 'a')).drafts.one?.text).toBe('typed');
});
