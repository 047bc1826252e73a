import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFinished } from '@shared/tool-call/tool-call';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { odd } from '../mcp/testing/test-servers';
import { createHandlers } from './handlers/create-handlers';
import { caller, startTestApp } from './testing/test-app';

// An image and a sound that a server's tool returned: stored beside the chats, and shown from there.

test('are kept as files and brought to a window, from a copy of the chat too, until they are gone', async () => {
  const started = await startTestApp();
  await writeFile(join(started.home, 'settings.json'), JSON.stringify({ mcpServers: { sea: odd('media') } }));
  const { app, chat: newChat, model } = await started.again();
  const { id, send, waiting, decide, until, state } = await newChat();
  const { chat } = createHandlers(app);
  model.reply({ calls: [{ name: 'sea__echo', arguments: { text: 'pike' } }] }, 'A pike.');
  await send('Show me a pike.');
  const { id: callId } = await waiting();
  await decide({ answer: 'accept' });
  await until(({ turn }) => turn.kind === 'idle');
  const phase = state().calls[callId]?.phase;
  if (!phase || !isFinished(phase) || phase.display.kind !== 'remote-result')
    throw new Error('no such result');
  const { text, media, links } = phase.display;
  expect([text, media.map(({ mimeType }) => mimeType), links.length]).toEqual([
    'A pike, and how it sounds:',
    ['image/png', 'audio/wav'],
    2,
  ]);
  const sound = media[1]?.path ?? '';
  expect(resultsIn(await model.waitForRequest(2))[0]).toContain(
    `[audio audio/wav, 844 bytes, kept at ${sound}]`,
  );

  const which = { chatId: id, callId };
  const bytes = await readFile(sound);
  expect(await chat.media({ ...which, index: 1 }, caller)).toEqual({
    mimeType: 'audio/wav',
    base64: bytes.toString('base64'),
  });
  expect(bytes).toHaveLength(844);
  expect(await chat.media({ ...which, index: 2 }, caller)).toBeNull();
  expect(await chat.media({ ...which, callId: 'none', index: 0 }, caller)).toBeNull();
  const { messageId } = state().calls[callId] ?? { messageId: '' };
  const copy = await chat.branch({ chatId: id, itemId: messageId, upTo: 'with' }, caller);
  await chat.remove({ chatId: id }, caller);
  const inCopy = { chatId: copy.id, callId, index: 1 };
  expect(await chat.media(inCopy, caller)).toMatchObject({ base64: bytes.toString('base64') });
  await rm(dirname(sound), { recursive: true });
  expect(await chat.media(inCopy, caller)).toBeNull();
});
