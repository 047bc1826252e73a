import { join } from 'node:path';
import { usualToolsOn } from '@shared/tools/tool-groups';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../../e2e/calls';
import { repeatsText } from '../../queue/policy/refusal-words';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp, type TestApp } from '../testing/test-app';
import { sweepQuickAsks } from './quick-ask';

const listed = ({ app }: TestApp) => firstProjectState(app).chats;

async function ask(started: TestApp, text: string) {
  const { chat } = createHandlers(started.app);
  const { id } = await chat.create({ project: firstProject(started.app).key, shelf: 'quick-ask' }, caller);
  const asked = await started.chat(id);
  await asked.send(text);
  return asked;
}

test('a quick question reads alone, whatever it mentions, and what would ask is refused', async () => {
  const started = await startTestApp({ 'a.txt': 'About herons.' });
  const read = { calls: [{ name: 'read_file', arguments: { file_path: join(started.project, 'a.txt') } }] };
  started.model.reply(read, read, read, 'It is about herons.');
  const chat = await ask(started, 'What is in a.txt? Use @{agent} and @{run_shell_command}.');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  const last = await started.model.waitForRequest(4);
  expect(last.tools).not.toContain('write_file');
  expect(last.tools).not.toContain('run_shell_command');
  expect(last.tools).toContain('read_file');
  expect(String(last.messages[0]?.content)).toContain('then answer.');
  expect(resultsIn(await started.model.waitForRequest(2))).toEqual([expect.stringContaining('herons.')]);
  expect(resultsIn(last)).toEqual([repeatsText]);
});

test('it is in no list, found by no search and calls nobody before it is continued; then it is a chat like any other', async () => {
  const started = await startTestApp();
  started.model.reply('In trees.');
  const chat = await ask(started, 'Where do herons nest?');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  const handlers = createHandlers(started.app);
  const search = () =>
    handlers.chat.search({ project: firstProject(started.app).key, text: 'herons' }, caller);
  expect(listed(started)).toMatchObject([{ id: chat.id, shelf: 'quick-ask' }]);
  expect((await search()).hits).toEqual([]);
  expect(started.app.store.state('app').called).toBeNull();
  await handlers.chat.enlist({ chatId: chat.id }, caller);
  expect(chat.state()).toMatchObject({ shelf: 'usual', mode: { kind: 'ask' }, toolsOn: usualToolsOn });
  expect((await search()).hits).toMatchObject([{ chatId: chat.id }]);
});

test('it is the same after a restart, and in the trash after a day', async () => {
  const started = await startTestApp();
  started.model.reply('In trees.');
  const chat = await ask(started, 'Where do herons nest?');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  await started.app.close();
  const again = await started.again();
  expect(listed(again)).toMatchObject([{ id: chat.id, shelf: 'quick-ask' }]);
  const sweepIn = (hours: number) =>
    sweepQuickAsks(listed(again), {
      chats: firstProject(again.app).chats,
      parts: { log: again.app.log, now: () => Date.now() + hours * 3_600_000 },
    });
  await sweepIn(23);
  expect(listed(again)).toHaveLength(1);
  await sweepIn(25);
  expect(listed(again)).toEqual([]);
  const { chat: calls } = createHandlers(again.app);
  expect(await calls.deleted({ project: firstProject(again.app).key }, caller)).toMatchObject([
    { id: chat.id },
  ]);
});
