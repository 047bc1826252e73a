import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { odd } from '../mcp/testing/test-servers';
import { createHandlers } from './handlers/create-handlers';
import { addRule, caller, firstProject, firstProjectState, startTestApp } from './testing/test-app';

// A server's tool in a chat: it asks, is always allowed, and asks again after its definition changed.

const echo = { calls: [{ name: 'docs__echo', arguments: { text: 'fish' } }] };

test('servers that bring no tools are said once in the chat, which works without', async () => {
  const { app, model, chat } = await startTestApp();
  const servers = { gone: { command: 'no-such-server' }, docs: odd('good') };
  await createHandlers(app).servers.save({ servers, replaces: null }, caller);
  const { send, until, state } = await chat();
  model.reply('One.', 'Two.');
  for (const text of ['Hello.', 'Again.']) {
    await send(text);
    await until(({ turn }) => turn.kind === 'idle');
  }
  expect(model.requests.map(({ tools }) => tools.includes('docs__echo'))).toEqual([true, true]);
  const notices = state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(notices).toEqual(['The tools of the server “gone” are unavailable. Command not found.']);
});

test('tools that no request can offer are named once in the chat, with the reason', async () => {
  const { app, model, chat } = await startTestApp();
  await createHandlers(app).servers.save({ servers: { docs: odd('lies') }, replaces: null }, caller);
  const { send, until, state } = await chat();
  model.reply('One.', 'Two.');
  for (const text of ['Hello.', 'Again.']) {
    await send(text);
    await until(({ turn }) => turn.kind === 'idle');
  }
  const notices = state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(notices).toEqual([
    expect.stringMatching(
      /^Pilotfish cannot use 4 tools of the server “docs”, including no schema, bad schema, a b/,
    ),
  ]);
});

test('a tool is allowed as it is: described otherwise it asks again, and says what changed', async () => {
  // A signal tells the server that its tools changed.
  const { app, model, home, chat } = await startTestApp({}, { withoutSandbox: true });
  const { servers } = createHandlers(app);
  const description = join(home, 'description');
  await servers.save({ servers: { docs: odd('changing', description) }, replaces: null }, caller);
  expect(JSON.stringify(app.store.state('app').settings)).not.toContain('odd-server');
  const { send, waiting, decide, until, state } = await chat();
  const results = async (count: number) => {
    const { messages } = await model.waitForRequest(count);
    return messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  };
  const rest = () => until(({ turn }) => turn.kind === 'idle');

  model.reply(echo, 'First.', echo, 'Second.', echo, 'Third.');
  await send('Say it.');
  const { phase, title } = await waiting();
  expect(title).toMatchObject({
    key: 'call-title.call-server',
    params: { server: 'docs', about: 'fish' },
  });
  expect(phase).toMatchObject({
    question: {
      subject: {
        kind: 'remote',
        server: 'docs',
        tool: 'echo',
        says: ['read-only'],
        input: '{"text":"fish"}',
        changed: null,
      },
      always: [{ tool: 'docs__echo' }],
    },
  });
  await decide({ answer: 'always', rule: { tool: 'docs__echo', scope: 'project' } });
  await rest();
  expect(await results(2)).toEqual(['echo: fish']);

  await send('Again.');
  await rest();
  expect(await results(4)).toEqual(['echo: fish', 'echo: fish']);

  await writeFile(description, 'Says it again, to everybody.');
  const changed = () =>
    firstProjectState(app).servers[0]?.tools[0]?.description.includes('everybody') === true;
  process.kill(Number(/process (\d+)/.exec(firstProject(app).servers.log('docs'))?.[1]), 'SIGUSR2');
  await expect.poll(changed).toBe(true);
  await send('And again.');
  expect((await waiting()).phase).toMatchObject({
    question: {
      why: { key: 'asks.remote-changed' },
      subject: {
        changed: { patch: expect.stringContaining('-Says it again.\n+Says it again, to everybody.') },
      },
    },
  });
  await decide({ answer: 'reject' });
  await rest();
  expect(Object.values(state().calls).map((call) => call.phase.phase)).toEqual(['done', 'done', 'rejected']);
});

test('a rule that a user adds holds for the tool as it is then, and none is added for one that is gone', async () => {
  const { app, model, project, chat } = await startTestApp();
  const { servers } = createHandlers(app);
  const description = join(project, 'description');
  await servers.save({ servers: { docs: odd('changing', description) }, replaces: null }, caller);
  await servers.start({ project: firstProject(app).key }, caller);
  const rule = { effect: 'allow', tool: 'docs__echo', scope: 'everywhere' } as const;
  await addRule(app, rule);
  const { send, waiting, until } = await chat();
  model.reply(echo, 'Done.', echo);
  await send('Say it.');
  await until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['echo: fish']);

  await writeFile(description, 'Says it again, to everybody.');
  await servers.restart({ project: firstProject(app).key, alias: 'docs' }, caller);
  await send('Again.');
  const patch = expect.stringContaining('-Says it again.\n+Says it again, to everybody.');
  expect((await waiting()).phase).toMatchObject({ question: { subject: { changed: { patch } } } });

  const turned = { project: firstProject(app).key, alias: 'docs', tool: 'echo', on: false };
  await servers.turn(turned, caller);
  await expect.poll(() => firstProjectState(app).servers[0]?.tools[0]?.state.kind).toBe('off');
  await expect(addRule(app, rule)).rejects.toThrow('Cannot allow docs__echo');
});

test('nothing of a server is started or read by opening a project', async () => {
  const { app } = await startTestApp({ '.mcp.json': JSON.stringify({ mcpServers: { docs: odd('good') } }) });
  const { settings, servers } = createHandlers(app);
  await servers.save({ servers: { own: odd('good') }, replaces: null }, caller);
  await settings.change({ theme: 'dark' }, caller);
  expect(firstProjectState(app).servers).toEqual([]);
});
