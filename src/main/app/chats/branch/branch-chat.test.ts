import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { expect, it } from 'vitest';
import { createGate } from '../../../../../e2e/fake-model';
import { chatsFolder } from '../../../storage/project-key';
import { createHandlers } from '../../handlers/create-handlers';
import {
  caller,
  firstProject,
  firstProjectState,
  startTestApp,
  type TestApp,
  type TestAppChat,
} from '../../testing/test-app';

const handlersOf = ({ app }: TestApp) => createHandlers(app).chat;

const branch = async (started: TestApp, chatId: string, itemId: string, upTo: 'before' | 'with') =>
  await handlersOf(started).branch({ chatId, itemId, upTo }, caller);

const isIdleWith = (count: number) => (state: ChatState) =>
  state.turn.kind === 'idle' && state.items.length === count;

const said = ({ items }: ChatState) =>
  items.map((item) => ('text' in item ? `${item.kind}: ${JSON.stringify(item.text)}` : item.kind));

async function talk(started: TestApp): Promise<TestAppChat> {
  const chat = await started.chat();
  for (const [at, words] of ['herons', 'gulls', 'owls'].entries()) {
    started.model.reply(`About ${words}.`);
    await chat.send(`Tell me of ${words}`);
    await chat.until(isIdleWith(2 * at + 2));
  }
  return chat;
}

const itemId = ({ items }: ChatState, at: number) => items[at]?.id ?? '';

it('a copy up to and with an answer goes on from there, and the other chat is as it was', async () => {
  const started = await startTestApp();
  const old = await talk(started);
  const before = structuredClone(old.state());
  const { id, said: leftOut } = await branch(started, old.id, itemId(before, 1), 'with');
  expect(leftOut).toBe('');
  const copy = await started.chat(id);
  expect(said(copy.state())).toEqual([
    'begun-from',
    'user: "Tell me of herons"',
    'assistant: "About herons."',
  ]);
  expect(copy.state()).toMatchObject({
    title: 'Tell me of herons',
    mode: { kind: 'ask' },
    turn: { kind: 'idle' },
    items: [{ chatId: old.id, itemId: itemId(before, 1), title: 'Tell me of herons' }, {}, {}],
  });
  expect(firstProjectState(started.app).chats.map((chat) => chat.id)).toContain(id);
  started.model.reply('They nest in trees.');
  await copy.send('Where do they nest?');
  await copy.until(isIdleWith(5));
  expect(started.model.requests.at(-1)?.messages.slice(1)).toEqual([
    { role: 'user', content: 'Tell me of herons' },
    { role: 'assistant', content: 'About herons.' },
    { role: 'user', content: 'Where do they nest?' },
  ]);
  expect(old.state()).toEqual(before);
});

it('a copy before an answer ends before the message that led to it, and tells what that said', async () => {
  const started = await startTestApp();
  const old = await talk(started);
  const copied = await branch(started, old.id, itemId(old.state(), 3), 'before');
  expect(copied.said).toBe('Tell me of gulls');
  const copy = await started.chat(copied.id);
  expect(said(copy.state())).toEqual([
    'begun-from',
    'user: "Tell me of herons"',
    'assistant: "About herons."',
  ]);
  const first = await branch(started, old.id, itemId(old.state(), 0), 'before');
  const empty = await started.chat(first.id);
  expect([first.said, said(empty.state()), empty.state().title]).toEqual([
    'Tell me of herons',
    ['begun-from'],
    '',
  ]);
});

it('is the same after a restart, and without the chat that it was copied from', async () => {
  const started = await startTestApp();
  const old = await talk(started);
  const { id } = await branch(started, old.id, itemId(old.state(), 1), 'with');
  const before = (await started.chat(id)).state();
  await handlersOf(started).remove({ chatId: old.id }, caller);
  await started.app.close();
  const again = await started.again();
  const copy = await again.chat(id);
  await copy.open();
  expect(copy.state()).toEqual(before);
});

it('neither the rules of the chat nor its time in Auto are copied; its model, tools and Accept edits are', async () => {
  const started = await startTestApp();
  const file_path = join(started.project, 'a.txt');
  started.model.reply(
    { calls: [{ name: 'write_file', arguments: { file_path, content: 'a' } }] },
    'Written.',
  );
  const old = await started.chat();
  await old.send('Write a');
  await old.waiting();
  const match = 'a.txt';
  await old.decide({ answer: 'always', rule: { tool: 'write_file', match, scope: 'chat' } });
  await old.until(isIdleWith(4));
  expect(old.state().rules).toHaveLength(1);
  const open = await old.open();
  await open.setToolsOn(['files']);
  const model = { providerId: 'environment', model: 'other-model' };
  await open.setModel(model);
  await open.setMode({ kind: 'auto', until: Date.now() + 60_000 });
  await open.setTodos([]);
  const last = itemId(old.state(), 2);
  const auto = await started.chat((await branch(started, old.id, last, 'with')).id);
  expect(auto.state()).toMatchObject({ mode: { kind: 'ask' }, rules: [], model, toolsOn: ['files'] });
  await open.setMode({ kind: 'accept-edits' });
  const edits = await started.chat((await branch(started, old.id, last, 'with')).id);
  expect(edits.state().mode).toEqual({ kind: 'accept-edits' });
});

it('a call that waits stays with its own chat', async () => {
  const started = await startTestApp({ 'a.txt': 'a' });
  const file_path = join(started.project, 'b.txt');
  started.model.reply({
    text: 'I write b.',
    calls: [{ name: 'write_file', arguments: { file_path, content: 'b' } }],
  });
  const old = await started.chat();
  await old.send('Write b');
  const { messageId } = await old.waiting();
  const copy = await started.chat((await branch(started, old.id, messageId, 'with')).id);
  expect(said(copy.state())).toEqual(['begun-from', 'user: "Write b"', 'assistant: "I write b."']);
  expect([copy.state().calls, copy.state().turn]).toEqual([{}, { kind: 'idle' }]);
  started.model.reply('Then not.');
  await copy.send('Do not');
  await copy.until(isIdleWith(5));
  expect(started.model.requests.at(-1)?.messages.slice(1)).toEqual([
    { role: 'user', content: 'Write b' },
    { role: 'assistant', content: 'I write b.' },
    { role: 'user', content: 'Do not' },
  ]);
  await old.waiting();
  expect(await readdir(started.project)).toEqual(['a.txt']);
});

it('knows what a call wrote while the file holds it, and says of one that changed that it must be read', async () => {
  const started = await startTestApp();
  const [kept, changed] = ['kept.txt', 'changed.txt'].map((name) => join(started.project, name));
  const write = (file_path = '') => ({ name: 'write_file', arguments: { file_path, content: 'one\n' } });
  started.model.reply({ calls: [write(kept), write(changed)] });
  started.model.reply('Written.');
  const old = await started.chat();
  await (await old.open()).setMode({ kind: 'accept-edits' });
  await old.send('Write both');
  await old.until(({ turn }) => turn.kind === 'idle');
  await writeFile(changed ?? '', 'two\n');
  const last = old.state().items.findLast(({ kind }) => kind === 'assistant')?.id ?? '';
  const { id } = await branch(started, old.id, last, 'with');
  const { queue } = await firstProject(started.app).chats.open(id);
  expect([queue.hasSeen(kept ?? ''), queue.hasSeen(changed ?? '')]).toEqual([true, false]);
  started.model.reply('Yes.');
  const copy = await started.chat(id);
  await copy.send('And?');
  await copy.until(
    ({ items, turn }) =>
      turn.kind === 'idle' && items.findLast(({ kind }) => kind !== 'changes')?.kind === 'assistant',
  );
  expect(String(started.model.requests.at(-1)?.messages.at(-1)?.content)).toBe(
    `Note from Pilotfish, not from the user: This chat is a copy of an earlier one. These files have changed since it read or wrote them; read them again before you rely on them or change them:\n- ${changed}\n\nAnd?`,
  );
});

it('tells why there is no copy: the message is not there, or is still being written', async () => {
  const started = await startTestApp();
  const old = await talk(started);
  await expect(branch(started, old.id, 'nobody', 'with')).rejects.toMatchObject({ code: 'not-found' });
  await expect(branch(started, 'no-chat', 'nobody', 'with')).rejects.toMatchObject({ code: 'not-found' });
  const hold = createGate();
  started.model.reply({ text: 'About terns and more.', hold, holdAfterBytes: 400 });
  await old.send('Tell me of terns');
  await old.until(({ items }) => items.findLast(({ kind }) => kind !== 'changes')?.kind === 'assistant');
  const last = old.state().items.findLast(({ kind }) => kind === 'assistant')?.id ?? '';
  await expect(branch(started, old.id, last, 'with')).rejects.toMatchObject({ code: 'busy' });
  const { said: leftOut } = await branch(started, old.id, last, 'before');
  expect(leftOut).toBe('Tell me of terns');
  hold.release();
  await old.until(({ turn }) => turn.kind === 'idle');
});

it('is written whole or not at all, in a format that an older application only reads', async () => {
  const started = await startTestApp();
  const old = await talk(started);
  const { id } = await branch(started, old.id, itemId(old.state(), 1), 'with');
  const folder = chatsFolder(started.home, started.project);
  const [first = ''] = (await readFile(join(folder, `${id}.jsonl`), 'utf8')).split('\n');
  expect(JSON.parse(first)).toMatchObject({
    v: 6,
    events: [
      { type: 'chat-created', id },
      { type: 'item-added', item: { kind: 'begun-from' } },
    ],
  });
});
