import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryFilter } from '@shared/history/history';
import { expect, it } from 'vitest';
import { editCall, shellCall } from '../../../../e2e/calls';
import { madeCalls, writeChat } from '../../history/testing/make-history';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';

// The history of a project, as windows ask for it.

async function rows({ app }: TestApp, filter: HistoryFilter = {}) {
  const { key } = firstProject(app);
  return await createHandlers(app).history.page({ project: key, filter, limit: 50 }, caller);
}

async function workedIn(app: TestApp) {
  const chat = await app.chat();
  const file = join(app.project, 'a.txt');
  app.model.reply({ calls: [editCall(file, 'one', 'two'), shellCall('make all'), shellCall('ls')] }, 'Done.');
  await chat.send('Change it.');
  await chat.decide({ answer: 'accept' });
  await chat.decide({ answer: 'reject', reason: 'not now' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  return chat;
}

it('says of what ran in an open chat why, and what it changed', async () => {
  const app = await startTestApp({ 'a.txt': 'one\n' });
  const { id } = await workedIn(app);
  const page = await rows(app);
  expect(page).toMatchObject({ total: 3, more: false, unread: 0, tools: ['edit', 'run_shell_command'] });
  expect(page.rows.toReversed()).toMatchObject([
    {
      chatId: id,
      tool: 'edit',
      allowance: { by: 'person', answer: 'accept' },
      changes: { files: 1, added: 1, removed: 1, names: ['a.txt'] },
    },
    { allowance: null, phase: { phase: 'rejected', reason: 'not now' }, changes: null },
    { allowance: { by: 'read-only' }, phase: { phase: 'done' }, changes: null },
  ]);
  expect(page.rows.some((row) => 'input' in row)).toBe(false);
});

it('is exported in words, piece by piece', async () => {
  const app = await startTestApp();
  const { folder } = firstProject(app.app).chats;
  await writeChat(folder, 'long', madeCalls(1, 5001, 1_700_000_000_000));
  await app.app.close();
  const again = await app.again();
  const { export: exported } = createHandlers(again.app).history;
  const wish = { project: firstProject(again.app).key, filter: {} };
  const first = await exported(wish, caller);
  expect(first.calls).toHaveLength(5000);
  expect(first.calls[0]).toMatchObject({
    at: '2023-11-14T23:36:40.000Z',
    chat: 'Chat long',
    name: 'Shell',
    state: 'done',
    exitCode: 0,
    arguments: expect.stringContaining('npm run task-0'),
  });
  const rest = await exported({ ...wish, before: first.next ?? undefined }, caller);
  expect([rest.calls.length, rest.next]).toEqual([1, null]);
});

it('lets go of the calls of a chat that is deleted, and has them again once it is taken back', async () => {
  const app = await startTestApp({ 'a.txt': 'one\n' });
  const { id } = await workedIn(app);
  await rows(app);
  const { chats } = firstProject(app.app);
  expect(await readdir(join(chats.folder, 'history'))).toEqual([`${id}.jsonl`]);
  await chats.remove(id);
  expect((await rows(app)).total).toBe(0);
  expect(await readdir(join(chats.folder, 'history'))).toEqual([]);
  await chats.restore(id);
  expect((await rows(app)).total).toBe(3);
});
