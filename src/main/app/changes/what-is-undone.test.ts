import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { takeApart } from '@shared/hunks/hunks';
import { expect, it } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject } from '../testing/test-app';
import {
  changesOf,
  edit,
  file,
  ofTurn,
  type Started,
  shell,
  startChanges,
  turn,
  undo,
  write,
} from './testing/changed-chat';

// The undo state of a chat's turns, calls and undos, after parts of them were undone.

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const callOf = ({ chat }: Started, tool: string) =>
  Object.values(chat.state().calls).find((call) => call.tool === tool)?.id ?? '';
const ofUndo = (itemId: string | null): ChangeRange => ({ kind: 'undo', itemId: itemId ?? '' });

it('a turn is taken back in part, then wholly, and stands again once that is undone, also for who opens it later', async () => {
  const started = await startChanges({ 'a.txt': 'one\n', 'b.txt': 'b\n' });
  const { app, chat } = started;
  const itemId = await turn(
    started,
    edit(join(app.project, 'a.txt'), 'one', '1'),
    shell("printf 'x\\n' >> b.txt"),
  );
  const [edited, ran] = [callOf(started, 'edit'), callOf(started, 'run_shell_command')];
  expect(chat.state().undone).toEqual({});
  const first = await undo(started, { kind: 'call', callId: edited });
  expect(chat.state().undone).toEqual({ [edited]: 'wholly', [itemId]: 'partly' });
  const second = await undo(started, ofTurn(itemId));
  expect(second.files).toEqual(['b.txt']);
  const whole = { [edited]: 'wholly', [ran]: 'wholly', [itemId]: 'wholly' };
  expect(chat.state().undone).toEqual(whole);
  await undo(started, ofUndo(second.itemId));
  const again = { [edited]: 'wholly', [itemId]: 'partly', [second.itemId ?? '']: 'wholly' };
  expect(chat.state().undone).toEqual(again);
  await app.app.close();
  const later = await app.again();
  const reopened = { app: later, chat: await later.chat(chat.id) };
  await reopened.chat.open();
  expect(reopened.chat.state().undone).toEqual(again);
  await undo(reopened, ofUndo(first.itemId));
  expect(await file(reopened, 'a.txt')).toBe('1\n');
  expect(reopened.chat.state().undone).toEqual({
    [first.itemId ?? '']: 'wholly',
    [second.itemId ?? '']: 'wholly',
  });
});

it('hunk by hunk it is taken back in part until the last of them', async () => {
  const all = Array.from({ length: 30 }, (_, at) => `line ${at}`);
  const started = await startChanges({ 'a.txt': lines(...all) });
  const path = join(started.app.project, 'a.txt');
  const itemId = await turn(
    started,
    edit(path, 'line 2\n', 'LINE 2\n'),
    edit(path, 'line 20\n', 'LINE 20\n'),
  );
  const changes = await changesOf(started);
  for (const state of ['partly', 'wholly']) {
    const { before, now, hash } = await changes.sides(ofTurn(itemId), 'a.txt');
    const [first] = takeApart(before ?? '', now ?? '').hunks;
    const wish = { path: 'a.txt', hash, hunks: [first?.id ?? ''], whileRunning: false };
    await changes.takeBackHunks(ofTurn(itemId), wish);
    expect(started.chat.state().undone[itemId]).toBe(state);
  }
});

it('an earlier turn alone is taken back where a later one changed the file elsewhere', async () => {
  const started = await startChanges({ 'a.txt': lines('one', 'two', 'three', 'four', 'five') });
  const path = join(started.app.project, 'a.txt');
  const first = await turn(started, edit(path, 'one', '1'));
  const second = await turn(started, edit(path, 'five', '5'));
  await undo(started, ofTurn(first));
  expect(await file(started, 'a.txt')).toBe(lines('one', 'two', 'three', 'four', '5'));
  const { undone } = started.chat.state();
  expect([undone[first], undone[second]]).toEqual(['wholly', undefined]);
});

it('what stayed since the user changed it leaves the turn taken back in part; over it, wholly', async () => {
  const started = await startChanges({ 'a.txt': lines('one', 'two', 'three', 'four', 'five') });
  const path = join(started.app.project, 'a.txt');
  const itemId = await turn(started, edit(path, 'one', '1'), edit(path, 'five', '5'));
  await writeFile(path, lines('1', 'two', 'three', 'four', 'mine'));
  await undo(started, ofTurn(itemId));
  expect(started.chat.state().undone[itemId]).toBe('partly');
  await undo(started, ofTurn(itemId), ['a.txt']);
  expect(started.chat.state().undone[itemId]).toBe('wholly');
});

it('a file that the turn made and deleted again is no part that stays', async () => {
  const started = await startChanges({ 'a.txt': 'one\n' });
  const { project } = started.app;
  const itemId = await turn(
    started,
    write(join(project, 'tmp.txt'), 'x\n'),
    edit(join(project, 'a.txt'), 'one', '1'),
    shell('rm tmp.txt'),
  );
  await undo(started, ofTurn(itemId));
  expect(started.chat.state().undone[itemId]).toBe('wholly');
});

it('the history says of each call whether what it changed stands', async () => {
  const started = await startChanges({ 'a.txt': 'one\n' });
  const { app } = started;
  await turn(started, edit(join(app.project, 'a.txt'), 'one', '1'));
  const ofEdit = async () => {
    const wish = { project: firstProject(app.app).key, filter: { tool: 'edit' }, limit: 50 };
    return (await createHandlers(app.app).history.page(wish, caller)).rows.map(({ undone }) => undone);
  };
  expect(await ofEdit()).toEqual([null]);
  const { itemId } = await undo(started, { kind: 'call', callId: callOf(started, 'edit') });
  expect(await ofEdit()).toEqual(['wholly']);
  await undo(started, ofUndo(itemId));
  expect(await ofEdit()).toEqual([null]);
});
