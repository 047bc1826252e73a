import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProtectedServer } from '../mcp/sign-in/testing/protected-server';
import { createHandlers } from './handlers';
import { caller, firstProject, firstProjectState, startTestApp } from './testing/test-app';

// What a person does with servers beside their tools, against the reference server and one that asks for signing in.

const everything = {
  command: process.execPath,
  args: [
    join(
      createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/package.json'),
      '../dist/index.js',
    ),
    'stdio',
  ],
};

async function start(servers: Readonly<Record<string, unknown>>) {
  const test = await startTestApp();
  const { servers: calls } = createHandlers(test.app);
  await calls.save({ servers, replaces: null }, caller);
  const project = firstProject(test.app).key;
  await calls.start({ project }, caller);
  return { ...test, calls, project };
}

it('a prompt of a server is listed with its arguments, and filled in', async () => {
  const { calls, project } = await start({ ref: everything });
  const prompts = await calls.prompts({ project }, caller);
  expect(prompts).toContainEqual({
    server: 'ref',
    name: 'args-prompt',
    title: 'Arguments Prompt',
    description: 'A prompt with two arguments, one required and one optional',
    arguments: [
      { name: 'city', description: 'Name of the city', required: true },
      { name: 'state', description: '', required: false },
    ],
  });
  const filled = { project, server: 'ref', name: 'args-prompt', arguments: { city: 'Bern' } };
  expect(await calls.promptText(filled, caller)).toBe("What's weather in Bern?");
  await expect(calls.promptText({ ...filled, arguments: {} }, caller)).rejects.toThrow(
    /^The server ref answered with an error: /,
  );
  await expect(calls.promptText({ ...filled, server: 'none' }, caller)).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('a resource that a message names is read by the model, and one that is not there is said', async () => {
  const { calls, project, model, chat } = await start({ ref: everything });
  const [first] = await calls.resources({ project }, caller);
  if (!first) throw new Error('the reference server has no resources');
  const { send, state, until } = await chat();
  model.reply('I have read it.');
  await send(`What is in @ref:${first.uri} and in @ref:none://here ? Ask a@b.ch.`);
  await until(({ turn }) => turn.kind === 'idle');
  const { messages } = await model.waitForRequest(1);
  const sent = JSON.stringify(messages);
  expect(sent).toContain(`The user attached @ref:${first.uri}:`);
  expect(sent).toContain('The user meant to attach @ref:none://here, which could not be read');
  const notices = state().items.flatMap((item) => (item.kind === 'notice' ? [item.level] : []));
  expect(notices).toEqual(['info', 'warning']);
});

it('a form of a server waits in the chat, and what is put in reaches the server', async () => {
  const { model, chat } = await start({ ref: everything });
  const { send, waiting, decide, until } = await chat();
  model.reply({ calls: [{ name: 'ref__trigger-elicitation-request', arguments: {} }] }, 'Thanks.');
  await send('Ask me.');
  await waiting();
  await decide({ answer: 'accept' });
  const isForm = ({ calls }: Parameters<Parameters<typeof until>[0]>[0]) =>
    Object.values(calls).some(
      ({ phase }) => phase.phase === 'waiting' && phase.question.subject.kind === 'form',
    );
  await until(isForm);
  await decide({ answer: 'form', action: 'accept', values: { name: 'Ada' } });
  await until(({ turn }) => turn.kind === 'idle');
  const { messages } = await model.waitForRequest(2);
  expect(JSON.stringify(messages.at(-1))).toContain('Ada');
});

it('a server that asks for it is signed in to, and its tools are there then', async () => {
  const service = await startProtectedServer();
  const { calls, project, app } = await start({ notes: { url: service.url } });
  const connection = () => firstProjectState(app).servers[0]?.connection.kind;
  expect(connection()).toBe('needs-sign-in');
  const { page } = await calls.signIn({ project, alias: 'notes' }, caller);
  const over = calls.signedIn({ project, alias: 'notes' }, caller);
  await fetch(page);
  await over;
  await expect.poll(connection).toBe('ready');
  expect(firstProjectState(app).servers[0]?.tools.map(({ callName }) => callName)).toEqual(['notes__whoami']);
  for (const token of service.authorization.given)
    expect(JSON.stringify([firstProjectState(app), app.store.state('app')])).not.toContain(token);
  await calls.signOut({ project, alias: 'notes' }, caller);
  await expect.poll(connection).toBe('needs-sign-in');
  await service.close();
});
