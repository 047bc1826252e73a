import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { odd } from '../mcp/testing/test-servers';
import { startTestApp } from './testing/test-app';

// A server with many tools: the model gets their names, and the full definition of those it asks for.

const callOf = (name: string, args: object) => ({ calls: [{ name, arguments: args }] });
const find = (...tools: string[]) => callOf('find_tools', { tools });

test('60 tools are named only; what is found is told and called from then on, after a restart too', async () => {
  const started = await startTestApp();
  await writeFile(join(started.home, 'settings.json'), JSON.stringify({ mcpServers: { sea: odd('many') } }));
  const { chat: newChat, model, app, again } = await started.again();
  const chat = await newChat();
  const rest = () => chat.until(({ turn }) => turn.kind === 'idle');
  model.reply(callOf('sea__tool_41', { text: 'hi' }), find('lake'), callOf('sea__tool_41', { text: 'hi' }));
  await chat.send('How many fish?');
  const first = await model.waitForRequest(1);
  expect(first.tools).toContain('find_tools');
  expect(first.tools.filter((name) => name.startsWith('sea__'))).toEqual([]);
  expect(new Set(JSON.stringify(first.body.tools).match(/sea__tool_\d+/g)).size).toBe(60);
  await chat.waiting();
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    'Not executed: "sea__tool_41" is only named so far. Call find_tools with it first, then call it with what it takes.',
  ]);
  const third = await model.waitForRequest(3);
  expect(resultsIn(third)).toEqual([
    'Found 1 tool, to be called from your next reply on:\n- sea__tool_41: Counts fish in a lake.',
  ]);
  expect(third.tools.filter((name) => name.startsWith('sea__'))).toEqual(['sea__tool_41']);
  model.reply('Many.');
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await model.waitForRequest(4)).at(-1)).toBe('echo: hi');
  await rest();
  await app.close();

  const { chat: sameChats } = await again();
  const same = await sameChats(chat.id);
  model.reply('Still.');
  await same.send('And now?');
  expect((await model.waitForRequest(5)).tools).toContain('sea__tool_41');
});

test('a sub-agent that names a tool is told of it whole; one that may use all finds its own', async () => {
  const started = await startTestApp();
  await writeFile(join(started.home, 'settings.json'), JSON.stringify({ mcpServers: { sea: odd('many') } }));
  await mkdir(join(started.home, 'agents'));
  const counter = '---\nname: counter\ndescription: Counts.\ntools: sea__tool_41\n---\nYou count.\n';
  await writeFile(join(started.home, 'agents', 'counter.md'), counter);
  const { chat: newChat, model } = await started.again();
  const chat = await newChat();
  const task = (agent: string) =>
    callOf('task', { description: 'count', prompt: 'Count.', subagent_type: agent });
  model.reply(
    task('counter'),
    'None.',
    task('general-purpose'),
    find('sea__tool_7'),
    'None either.',
    'None.',
  );
  await chat.send('How many fish?');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  const ofServer = model.requests.map(({ tools }) => tools.filter((name) => name.startsWith('sea__')));
  const [named, found] = ['sea__tool_41', 'sea__tool_7'];
  expect(ofServer).toEqual([[], [named], [named], [named], [found, named], [found, named]]);
  expect(model.requests[1]?.tools).toEqual([named]);
});

test('where tools are few there is nothing to find', async () => {
  const { chat: newChat, model } = await startTestApp();
  const chat = await newChat();
  model.reply(find('glob'), 'Well.');
  await chat.send('What is there?');
  expect((await model.waitForRequest(1)).tools).not.toContain('find_tools');
  expect(resultsIn(await model.waitForRequest(2))[0]).toContain('Tool "find_tools" does not exist.');
});
