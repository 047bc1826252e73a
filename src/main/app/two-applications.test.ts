import type { ChatSummary } from '@shared/project/project-state';
import { chatTopic } from '@shared/topics';
import { expect, onTestFinished, test } from 'vitest';
import { type Child, startChild } from '../base/testing/child';
import { soonSo } from '../base/testing/soon';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp, type TestApp } from './testing/test-app';

// Another application on the same project and data folder, as its own process.

type Other = { readonly child: Child; readonly chatId: string };

/** The other application, which has created a chat. */
async function otherOn({ home, project, model }: TestApp): Promise<Other> {
  const script = new URL('./testing/chat.child.ts', import.meta.url);
  const child = startChild(script, [home, project, model.baseUrl]);
  onTestFinished(() => void child.process.kill('SIGKILL'));
  return { child, chatId: (await child.lines.next()).value };
}

async function send({ child }: Other, text: string, until: 'idle' | 'waiting'): Promise<void> {
  child.tell(text);
  expect((await child.lines.next()).value).toBe(until);
}

/** Resolves as soon as `isSo` is true for the list of chats. */
function listed({ app }: TestApp, isSo: (chats: readonly ChatSummary[]) => boolean): Promise<void> {
  const chats = () => firstProjectState(app).chats;
  return soonSo(
    () => isSo(chats()),
    app.store.onEvent,
    () => `${isSo} of ${JSON.stringify(chats())}`,
  );
}

test('its chats are listed as they are made, written, let go of and removed', async () => {
  const started = await startTestApp();
  const other = await otherOn(started);
  await listed(started, ([chat]) => chat?.id === other.chatId && chat.locked);
  started.model.reply('One.');
  await send(other, 'Hello', 'idle');
  await listed(started, ([chat]) => chat?.title === 'Hello' && chat.turn === 'idle');
  other.child.tell('end');
  await other.child.ended;
  await listed(started, ([chat]) => chat?.locked === false);
  const third = await started.again();
  await firstProject(third.app).chats.remove(other.chatId);
  await listed(started, (chats) => chats.length === 0);
});

test('a chat of it is read on as it grows, and nothing can be done to it here, which is said', async () => {
  const started = await startTestApp();
  const other = await otherOn(started);
  await listed(started, ([chat]) => chat?.id === other.chatId);
  const seen = await started.chat(other.chatId);
  await seen.open();
  expect(seen.state()).toMatchObject({ access: 'read-only', items: [] });
  started.model.reply('One.', {
    calls: [{ name: 'write_file', arguments: { file_path: 'a.txt', content: 'a' } }],
  });
  await send(other, 'Hello', 'idle');
  await seen.until(({ items }) => items.length === 2);
  await send(other, 'Write', 'waiting');
  const { id, phase } = await seen.waiting();
  const said = {
    code: 'read-only',
    message: `Another Pilotfish (process ${other.child.process.pid}) has this chat open. Close it there to do this here.`,
  };
  const { chat, queue } = createHandlers(started.app);
  const call = { chatId: other.chatId };
  const { hash = '' } = phase.phase === 'waiting' ? phase.question : {};
  await expect(chat.stop(call, caller)).rejects.toMatchObject(said);
  await expect(chat.rename({ ...call, title: 'Mine' }, caller)).rejects.toMatchObject(said);
  await expect(
    queue.decide({ ...call, callId: id, hash, decision: { answer: 'reject' } }, caller),
  ).rejects.toMatchObject(said);
  expect(started.app.store.state(chatTopic(other.chatId)).turn.kind).toBe('running');
  expect(started.model.requests).toHaveLength(2);
});
