import { callKeyOf } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { projectKey } from './project-key';
import { createWindowStates } from './window-state';

// The texts that the user types in two windows of one project.

const project = projectKey('/home/ada/project');
const mine = (text: string) => ({ text, hash: 'h' });
const file = (text: string) => ({ text, hash: 'h', encoding: 'utf-8' });

/** Two open windows of one process. `open` starts another process. */
async function twoWindows() {
  const home = await tempFolder();
  let time = 0;
  const now = () => {
    time += 1;
    return time;
  };
  const open = () => createWindowStates({ home, now, onProblem() {} });
  const states = open();
  const connection = {};
  states.attend({}, 'a');
  states.attend(connection, 'b');
  await Promise.all([states.read(project, 'a'), states.read(project, 'b')]);
  return { ...states, open, closeB: () => states.leave(connection) };
}

test('the last of two windows that edit a proposal wins; the other keeps its version, and the new one beside it', async () => {
  const { keep, read, open } = await twoWindows();
  await keep(project, 'a', { edits: { call: mine('of one') } });
  await keep(project, 'b', { edits: { call: mine('of two') } });
  const one = await read(project, 'a');
  expect([one.edits.call?.text, one.others.edits.call?.text]).toEqual(['of one', 'of two']);
  const two = await read(project, 'b');
  expect([two.edits.call?.text, two.others.edits]).toEqual(['of two', {}]);
  const later = await open().read(project, 'new');
  expect([later.edits.call?.text, later.others.edits.call?.text]).toEqual(['of two', 'of one']);
});

test('an edit that continues that of the other window replaces it there too', async () => {
  const { keep, read } = await twoWindows();
  await keep(project, 'a', { edits: { call: mine('begun') } });
  const at = (await read(project, 'b')).edits.call?.at ?? 0;
  await keep(project, 'b', { edits: { call: mine('begun and ended') }, seen: { call: at } });
  expect(await read(project, 'a')).toMatchObject({
    edits: { call: { text: 'begun and ended' } },
    others: { edits: {} },
  });
  await keep(project, 'b', { edits: { call: null } });
  expect((await read(project, 'a')).edits).toEqual({});
});

test('a window that keeps its version after it saw the other one replaces that one, which stays in its window', async () => {
  const { keep, read } = await twoWindows();
  await keep(project, 'a', { edits: { call: mine('of one') } });
  await keep(project, 'b', { edits: { call: mine('of two') } });
  await keep(project, 'a', { edits: { call: mine('of one') }, others: { edits: { call: null } } });
  expect(await read(project, 'a')).toMatchObject({
    edits: { call: { text: 'of one' } },
    others: { edits: {} },
  });
  expect(await read(project, 'b')).toMatchObject({
    edits: { call: { text: 'of two' } },
    others: { edits: { call: { text: 'of one' } } },
  });
});

test('a window decides with its version; the version of the other window stays there', async () => {
  const { keep, read } = await twoWindows();
  await keep(project, 'a', { edits: { call: mine('of one') } });
  await keep(project, 'b', { edits: { call: mine('of two') } });
  await keep(project, 'b', { edits: { call: null } });
  expect(await read(project, 'a')).toMatchObject({
    edits: { call: { text: 'of one' } },
    others: { edits: {} },
  });
  expect((await read(project, 'b')).edits).toEqual({});
});

test('the edit and the review of a call are one version', async () => {
  const { keep, read } = await twoWindows();
  const [edit, review] = [callKeyOf('chat', 'call'), reviewKey(callKeyOf('chat', 'call'))];
  await keep(project, 'a', { edits: { [edit]: mine('of one'), [review]: null } });
  await keep(project, 'b', { edits: { [edit]: null, [review]: mine('rejected') } });
  const { edits, others } = await read(project, 'a');
  expect([Object.keys(edits), Object.keys(others.edits)]).toEqual([[edit], [review]]);
});

test('each window has its own unsaved text of a file', async () => {
  const { keep, read } = await twoWindows();
  await keep(project, 'a', { unsaved: { 'a.ts': file('of one') } });
  await keep(project, 'b', { unsaved: { 'a.ts': file('of two') } });
  const one = await read(project, 'a');
  expect([one.unsaved['a.ts']?.text, one.others.unsaved]).toEqual(['of one', {}]);
  expect((await read(project, 'b')).unsaved['a.ts']?.text).toBe('of two');
  await keep(project, 'a', { unsaved: { 'a.ts': null } });
  expect((await read(project, 'a')).unsaved).toEqual({});
  expect((await read(project, 'b')).unsaved['a.ts']?.text).toBe('of two');
});

test('the next window has the newest unsaved text of closed windows, and the other one beside it', async () => {
  const { keep, open } = await twoWindows();
  await keep(project, 'a', { unsaved: { 'a.ts': file('of one') } });
  await keep(project, 'b', { unsaved: { 'a.ts': file('of two') } });
  // A window stores its text again after a reload.
  await keep(project, 'a', { unsaved: { 'a.ts': file('of one') } });
  const next = open();
  next.attend({}, 'new');
  const { unsaved, others } = await next.read(project, 'new');
  expect([unsaved['a.ts']?.text, others.unsaved['a.ts']?.text]).toEqual(['of two', 'of one']);
  next.attend({}, 'newer');
  expect((await next.read(project, 'newer')).unsaved).toEqual({});

  // The user shows the other text, and saves it.
  await next.keep(project, 'new', {
    unsaved: { 'a.ts': file('of one') },
    others: { unsaved: { 'a.ts': file('of two') } },
  });
  await next.keep(project, 'new', {
    unsaved: { 'a.ts': null },
    others: { unsaved: { 'a.ts': file('of two') } },
  });
  const saved = await next.read(project, 'new');
  expect([saved.unsaved, saved.others.unsaved['a.ts']?.text]).toEqual([{}, 'of two']);
  await next.keep(project, 'new', { unsaved: { 'a.ts': null }, others: { unsaved: { 'a.ts': null } } });
  expect((await open().read(project, 'later')).unsaved).toEqual({});
});

test('a window that was closed leaves its unsaved text to the next one, though the process lives', async () => {
  const { keep, read, closeB, attend } = await twoWindows();
  await keep(project, 'b', { unsaved: { 'a.ts': file('of two') } });
  attend({}, 'c');
  expect((await read(project, 'c')).unsaved).toEqual({});
  closeB();
  expect((await read(project, 'c')).unsaved['a.ts']?.text).toBe('of two');
});
