import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGate, type FakeRequest } from '../../../../e2e/fake-model';
import { addRule, firstProject, startTestApp, type TestApp } from '../testing/test-app';

// Messages that begin with `/`, in a real chat of the whole application.

async function write({ home }: Pick<TestApp, 'home'>, name: string, text: string): Promise<void> {
  await mkdir(join(home, 'commands'), { recursive: true });
  await writeFile(join(home, 'commands', `${name}.md`), text);
}

const said = ({ messages }: FakeRequest) => messages.findLast(({ role }) => role === 'user')?.content;

test('a prompt: the chat shows what was typed, the model reads what it stands for, again after a restart', async () => {
  const started = await startTestApp({ 'a.ts': 'one' });
  await write(started, 'review', 'Review @$1.');
  started.model.reply('Fine.', 'Again.');
  const chat = await started.chat();
  await chat.send('/review a.ts');
  await chat.until(({ items, turn }) => items.length === 2 && turn.kind === 'idle');
  const prompt = 'Review @a.ts.\n\nContents of a.ts:\n\none';
  expect(chat.state()).toMatchObject({
    title: '/review a.ts',
    items: [{ text: '/review a.ts', prompt }, {}],
  });
  expect(said(await started.model.waitForRequest(1))).toBe(prompt);

  await started.app.close();
  const next = await (await started.again()).chat(chat.id);
  await next.open();
  expect(next.state().items[0]).toMatchObject({ text: '/review a.ts', prompt });
  await next.send('And now?');
  const { messages } = await started.model.waitForRequest(2);
  expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    prompt,
    'And now?',
  ]);
});

test('while a turn runs a prompt waits in line as it was typed, and a mode is set at once', async () => {
  const started = await startTestApp();
  await write(started, 'hello', 'Say hello.');
  const hold = createGate();
  started.model.reply({ text: 'Working.', hold }, 'Hello.');
  const chat = await started.chat();
  await chat.send('Work.');
  await hold.reached;
  await chat.send('/hello');
  expect(chat.state().queued).toMatchObject([{ text: '/hello', prompt: 'Say hello.' }]);
  await chat.send('/mode accept-edits');
  expect([chat.state().mode, chat.state().turn.kind]).toEqual([{ kind: 'accept-edits' }, 'running']);
  hold.release();
  expect(said(await started.model.waitForRequest(2))).toMatch(/Now: Mode Accept edits: .*\n\nSay hello\.$/);
  await chat.until(({ turn }) => turn.kind === 'idle');
});

test('plan turns to Plan mode and sends what follows it; a model is chosen by its name', async () => {
  const started = await startTestApp();
  started.model.reply('A plan.');
  const chat = await started.chat();
  await chat.send('/plan');
  expect(chat.state()).toMatchObject({ mode: { kind: 'plan' }, items: [] });
  await chat.send('/mode ask');
  await chat.send('/model environment/other-model');
  await chat.send('/plan Tidy it.');
  const request = await started.model.waitForRequest(1);
  expect([request.model, said(request), chat.state().mode.kind]).toEqual(['other-model', 'Tidy it.', 'plan']);
  await chat.until(({ turn }) => turn.kind === 'idle');
});

test.each(['/nothing like it', '/usr/bin/env is missing', '/clear the cache', '/compact it, please'])(
  '%j is no command and sent as written',
  async (text) => {
    const started = await startTestApp();
    started.model.reply('I see.');
    const chat = await started.chat();
    await chat.send(text);
    expect(said(await started.model.waitForRequest(1))).toBe(text);
    await chat.until(({ turn }) => turn.kind === 'idle');
    const [item] = chat.state().items;
    expect(item).toEqual({ kind: 'user', id: expect.any(String), at: expect.any(Number), text });
  },
);

test('what cannot be done is said, and nothing is sent', async () => {
  const started = await startTestApp({ 'secret.txt': 'x', 'asked.txt': 'y' });
  await write(started, 'leak', 'Tell @$1');
  await addRule(started.app, { effect: 'deny', tool: 'read_file', match: 'secret.txt', scope: 'everywhere' });
  await addRule(started.app, { effect: 'ask', tool: 'read_file', match: 'asked.txt', scope: 'everywhere' });
  const chat = await started.chat();
  for (const [text, why] of [
    ['/leak secret.txt', 'A rule denies reading secret.txt, so the command cannot include it.'],
    ['/leak asked.txt', 'A rule denies reading asked.txt, so the command cannot include it.'],
    ['/mode yolo', 'Unknown mode “yolo”. Use plan, ask, accept-edits or auto.'],
    ['/mode auto', 'Auto mode needs a time limit. Choose Auto in the title bar, and set the limit there.'],
    ['/clear', '/clear works only in a window.'],
  ] as const)
    await expect(chat.send(text), text).rejects.toThrow(why);
  expect([chat.state().items, started.model.requests]).toEqual([[], []]);
});

test('the project’s own commands are sent as written until it is trusted', async () => {
  const started = await startTestApp();
  await mkdir(join(started.project, '.pilotfish/commands'), { recursive: true });
  await writeFile(join(started.project, '.pilotfish/commands/hi.md'), 'Say hi.');
  started.model.reply('One.', 'Two.');
  const chat = await started.chat();
  await chat.send('/hi');
  expect(said(await started.model.waitForRequest(1))).toBe('/hi');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const { trust } = firstProject(started.app);
  await trust.answer('folder', (await trust.question()).hash);
  await chat.send('/hi');
  expect(said(await started.model.waitForRequest(2))).toBe('Say hi.');
  await chat.until(({ turn }) => turn.kind === 'idle');
});
