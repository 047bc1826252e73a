import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editCall } from '../../../e2e/calls';
import { chatPath } from '../storage/chats/open-chat-log';
import { chatsFolder } from '../storage/project-key';
import { startTestApp } from './testing/test-app';

// A chat whose file has unreadable lines continues to work.

test('a question whose answer is among them is over when the chat is opened, and the next message is answered', async () => {
  const started = await startTestApp({ 'a.txt': 'one\n' });
  const { home, project, model } = started;
  model.reply({ calls: [editCall(join(project, 'a.txt'), 'one', 'two')] }, 'Done.');
  const chat = await started.chat();
  await chat.send('make it two');
  const { id: callId } = await chat.waiting();
  await chat.decide({ answer: 'accept' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  await started.app.close();
  const path = chatPath(chatsFolder(home, project), chat.id);
  const kept = (await readFile(path, 'utf8')).split('\n');
  const isEnd = (line: string) => line.includes(callId) && /"phase":"(running|done)"/.test(line);
  expect(kept.some(isEnd)).toBe(true);
  await writeFile(path, kept.map((line) => (isEnd(line) ? '{"events":[{"type":"call-mo' : line)).join('\n'));

  const again = await (await started.again()).chat(chat.id);
  await again.open();
  expect(again.state().calls[callId]?.phase).toMatchObject({ phase: 'cancelled', why: 'closed' });
  expect(again.state().turn.kind).toBe('idle');
  model.reply('Here.');
  await again.send('and now?');
  await again.until(({ turn }) => turn.kind === 'idle');
  const results = model.requests.at(-1)?.messages.filter(({ role }) => role === 'tool');
  expect(results).toEqual([expect.objectContaining({ tool_call_id: callId })]);
});
