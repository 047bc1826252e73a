import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { chatPath } from '../storage/chats/open-chat-log';
import { chatsFolder } from '../storage/project-key';
import { startTestApp } from './testing/test-app';

it('what had come of an answer when the application was killed is there after the next start, marked as cut', async () => {
  const started = await startTestApp();
  const hold = createGate();
  const text = 'Herons nest in trees, and in reeds. '.repeat(20);
  started.model.reply({ text, hold, holdAfterBytes: 1500 });
  const chat = await started.chat();
  await chat.send('Where do herons nest?');
  const file = chatPath(chatsFolder(started.home, started.project), chat.id);
  await expect.poll(() => readFile(file, 'utf8'), { timeout: 8000 }).toContain('"assistant-kept"');
  const left = await readFile(file, 'utf8');
  hold.release();
  await chat.until(({ turn }) => turn.kind === 'idle');
  await started.app.close();
  await writeFile(file, left);

  const reopened = await (await started.again()).chat(chat.id);
  await reopened.open();
  const { items, turn } = reopened.state();
  const answer = items.find((item) => item.kind === 'assistant');
  expect(answer).toMatchObject({ state: 'cut', text: expect.stringMatching(/^Herons nest in trees/) });
  expect(turn).toMatchObject({ kind: 'paused', why: 'interrupted' });
});
