import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import type { FakeRequest } from '../../../e2e/fake-model';
import { startTestApp, type TestApp } from './testing/test-app';

// The tools of a chat: those that are on; mentions turn on more, and the chat stores them.

const groups = {
  looking: { tools: ['glob', 'read_file'], systemPrompt: 'Only look around.' },
  alone: { tools: ['glob'], systemPrompt: 'You are a heron.', replaceSystemPrompt: true },
};

async function start(): Promise<TestApp> {
  const started = await startTestApp();
  await writeFile(join(started.home, 'settings.json'), JSON.stringify({ toolGroups: groups }));
  return await started.again();
}

function systemOf({ messages }: FakeRequest): string {
  return String(messages[0]?.content);
}

test('a mention turns a group on for that chat, with its lines; it is so after a restart', async () => {
  const started = await start();
  const { model } = started;
  const chat = await started.chat();
  await (await chat.open()).setToolsOn([]);
  model.reply('I look.', 'Still.');
  await chat.send('What is there? Use @{looking}.');
  const request = await model.waitForRequest(1);
  expect(request.tools).toEqual(['read_file', 'glob']);
  expect(systemOf(request)).toContain('Only look around.');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await started.app.close();
  const again = await started.again();
  const same = await again.chat(chat.id);
  await same.open();
  expect(same.state().toolsOn).toEqual(['looking']);
  await (await same.open()).setToolsOn(['agent']);
  await same.send('Go on.');
  expect(systemOf(await model.waitForRequest(2))).not.toContain('Only look around.');
});

test('a mention of a group that is marked narrows: @{read-only} leaves nothing that changes', async () => {
  const started = await startTestApp();
  const chat = await started.chat();
  started.model.reply('I look.');
  await chat.send('What is there? @{read-only}');
  const { tools } = await started.model.waitForRequest(1);
  expect(tools).toContain('read_file');
  for (const changing of ['edit', 'write_file', 'run_shell_command']) expect(tools).not.toContain(changing);
  expect(chat.state().toolsOn).toEqual(['read-only']);
});

test('a group that names tools there are not is said once in the chat, which works with the others', async () => {
  const started = await startTestApp();
  const toolGroups = { mixed: { tools: ['glob', 'gone', 'lost'] } };
  await writeFile(join(started.home, 'settings.json'), JSON.stringify({ toolGroups }));
  const { chat: newChat, model } = await started.again();
  const chat = await newChat();
  await (await chat.open()).setToolsOn([]);
  model.reply('One.', 'Two.');
  for (const text of ['Use @{mixed}.', 'Go on.']) {
    await chat.send(text);
    await chat.until(({ turn }) => turn.kind === 'idle');
  }
  expect(model.requests.map(({ tools }) => tools)).toEqual([['glob'], ['glob']]);
  const notices = chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(notices).toEqual(['The group “mixed” contains unavailable tools: gone, lost. The chat continues.']);
});

test('what is off is not sent, and calling it names what is on', async () => {
  const { chat: newChat, model } = await start();
  const chat = await newChat();
  await (await chat.open()).setToolsOn(['looking']);
  model.reply({ calls: [{ name: 'edit', arguments: {} }] }, 'Then not.');
  await chat.send('Change it.');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    'Tool "edit" does not exist. Available tools: glob, read_file',
  ]);
});

test('a group may stand in the place of what the application says of itself', async () => {
  const { chat: newChat, model } = await start();
  const chat = await newChat();
  await (await chat.open()).setToolsOn(['alone']);
  model.reply('Kraa.');
  await chat.send('Who are you?');
  const prompt = systemOf(await model.waitForRequest(1));
  expect(prompt).toMatch(/^You are a heron\./);
  expect(prompt).toContain('# Surroundings');
  expect(prompt).not.toContain('You are Pilotfish');
});

test('a mention of what is not there is said, and the message goes on', async () => {
  const { chat: newChat, model } = await start();
  const chat = await newChat();
  model.reply('I do not know it.');
  await chat.send('Use @{herons}.');
  await model.waitForRequest(1);
  const notices = chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(notices).toEqual(['Unknown tool or group “herons”.']);
});
