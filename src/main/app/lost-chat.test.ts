import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { expect, test } from 'vitest';
import { editCall, writeCall } from '../../../e2e/calls';
import { startTestApp } from './testing/test-app';

// The data folder disappears while the application runs: unstored actions are refused, and all data can be stored
// again.

async function chatFiles(home: string): Promise<string[]> {
  const names = await readdir(join(home, 'chats'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.jsonl'));
}

test('deleted while a call waits: accepting it changes nothing and says why; going on keeps the whole chat again', async () => {
  const started = await startTestApp({ 'a.txt': 'one\n' });
  const { home, project, model } = started;
  const file = join(project, 'a.txt');
  model.reply({ text: 'I would do this.', calls: [editCall(file, 'one', 'two')] }, 'Done.');
  const chat = await started.chat();
  await chat.send('make it two');
  await chat.waiting();
  await rm(home, { recursive: true });

  await expect(chat.decide({ answer: 'accept' })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(
      /^This chat is no longer saved: its file .*\.jsonl was deleted .* To save the whole chat there again, send a message or try again\.$/,
    ),
  });
  await chat.until(({ turn }) => turn.kind === 'paused');
  expect(worded(chat.state().turn)).toMatchObject({
    why: 'failed',
    text: expect.stringMatching(/no longer saved/),
  });
  expect(await readFile(file, 'utf8')).toBe('one\n');
  expect(await chatFiles(home)).toEqual([]);

  await (await chat.open()).agent.continue();
  await chat.decide({ answer: 'accept' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(await readFile(file, 'utf8')).toBe('two\n');
  const before = chat.state();
  await started.app.close();
  const later = await (await started.again()).chat(chat.id);
  await later.open();
  expect(later.state()).toEqual(before);
});

test('deleted while the model speaks in Accept edits: its call does not run', async () => {
  const started = await startTestApp();
  const { home, project, model } = started;
  const chat = await started.chat();
  await (await chat.open()).setMode({ kind: 'accept-edits' });
  model.reply({ text: 'Now.', calls: [writeCall(join(project, 'new.txt'), 'x\n')] });
  model.onRequest(async () => {
    await rm(home, { recursive: true });
    return null;
  });
  await chat.send('go');
  await chat.until(({ turn }) => turn.kind === 'paused');
  expect(await readdir(project)).toEqual([]);
});

test('moved away: the next message is refused, the one after it is kept with all before it', async () => {
  const started = await startTestApp();
  const { home, model } = started;
  model.reply('One.', 'Two.');
  const chat = await started.chat();
  await chat.send('first');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await rename(home, `${home}-moved`);
  await expect(chat.send('second')).rejects.toMatchObject({ code: 'unavailable' });
  await chat.send('second');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const [file = ''] = await chatFiles(home);
  const kept = await readFile(join(home, 'chats', file), 'utf8');
  expect(['first', 'One.', 'second', 'Two.'].filter((text) => !kept.includes(text))).toEqual([]);
  expect(await chatFiles(`${home}-moved`)).toEqual([file]);
});
