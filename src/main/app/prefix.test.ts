import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGate, type FakeRequest } from '../../../e2e/fake-model';
import { startTestApp, type TestAppChat } from './testing/test-app';

// Later requests of a chat repeat the earlier ones byte for byte, so that the server can use its cache.

const call = (name: string, args: object) => ({ calls: [{ name, arguments: args }] });
const read = call('read_file', { file_path: 'a.txt' });
const todos = [{ id: '1', content: 'Look', status: 'in_progress' as const }];

function parts({ body }: FakeRequest) {
  const { messages, tools } = body as { messages: unknown[]; tools: unknown[] };
  return { messages: messages.map((message) => JSON.stringify(message)), tools: JSON.stringify(tools) };
}

async function idle(chat: TestAppChat): Promise<void> {
  await chat.until(({ turn }) => turn.kind === 'idle');
}

it('each request of 15 begins with the whole one before, whatever changes meanwhile', async () => {
  const started = await startTestApp({ 'a.txt': 'one\n' });
  const { model, home } = started;
  await writeFile(join(home, 'AGENTS.md'), 'Use tabs.\n').catch(() => undefined);
  const chat = await started.chat();
  const { setMode, setTodos } = await chat.open();

  model.reply(read, 'It says one.');
  await chat.send('read it');
  await idle(chat);

  await setMode({ kind: 'accept-edits' });
  model.reply(
    call('todo_write', { todos }),
    call('write_file', { file_path: 'b.txt', content: 'b' }),
    'Done.',
  );
  await chat.send('write b');
  await idle(chat);

  model.reply(call('save_memory', { fact: 'Tests are in e2e.', scope: 'global' }), 'I remember.');
  await chat.send('remember it');
  await chat.decide({ answer: 'accept' });
  await idle(chat);

  const hold = createGate();
  model.reply({ ...read, hold }, 'Both are read.');
  await chat.send('read again');
  await hold.reached;
  await setTodos([]);
  await chat.send('and tell me');
  hold.release();
  await idle(chat);

  await setMode({ kind: 'plan' });
  model.reply(read, call('exit_plan_mode', { plan: '1. Write' }), read, 'As planned.');
  await chat.send('plan it');
  await chat.decide({ answer: 'plan', choice: 'go-asking', comments: [] });
  await idle(chat);

  model.reply(read, 'The end.');
  await chat.send('and now?');
  await idle(chat);

  const bodies = model.requests.map(parts);
  expect(bodies).toHaveLength(15);
  for (const [index, { messages, tools }] of bodies.slice(1).entries()) {
    const before = bodies[index];
    expect(tools).toBe(before?.tools);
    expect(messages.slice(0, before?.messages.length)).toEqual(before?.messages);
  }
  const last = bodies.at(-1)?.messages.join('\n') ?? '';
  for (const told of [
    'Now: Mode Accept edits:',
    'Now: Mode Plan:',
    'Now: Mode Ask:',
    'added: - Tests are in e2e.',
    'The user changed the todo list. It is now:',
  ])
    expect(last).toContain(told);
  expect(await readFile(join(home, 'AGENTS.md'), 'utf8')).toContain('Tests are in e2e.');
});

it('takes at most 900 tokens of text and 3,500 of tools', async () => {
  const { chat: newChat, model } = await startTestApp({ 'a.txt': 'one\n' });
  const chat = await newChat();
  await (await chat.open()).setMode({ kind: 'plan' });
  model.reply('Hello.');
  await chat.send('hello');
  const { body } = await model.waitForRequest(1);
  const { messages, tools } = body as { messages: { content: string }[]; tools: unknown[] };
  expect(Buffer.byteLength(messages[0]?.content ?? '') / 4).toBeLessThan(900);
  expect(Buffer.byteLength(JSON.stringify(tools)) / 4).toBeLessThan(3500);
  await idle(chat);
});

it('is the same after a restart, and a tool that is turned on makes it anew', async () => {
  const started = await startTestApp({ 'a.txt': 'one\n' });
  const chat = await started.chat();
  await (await chat.open()).setToolsOn(['read_file', 'glob']);
  started.model.reply(read, 'One.');
  await chat.send('read it');
  await idle(chat);
  await started.app.close();
  const again = await (await started.again()).chat(chat.id);
  await again.open();
  started.model.reply('Two.', 'Three.');
  await again.send('and?');
  await idle(again);
  await (await again.open()).setToolsOn(['read_file']);
  await again.send('now?');
  await idle(again);
  const [, second, third, fourth] = started.model.requests.map(parts);
  expect(third?.tools).toBe(second?.tools);
  expect(third?.messages.slice(0, second?.messages.length)).toEqual(second?.messages);
  expect(started.model.requests[3]?.tools).toEqual(['read_file']);
  expect(fourth?.messages.slice(1, third?.messages.length)).toEqual(third?.messages.slice(1));
});
