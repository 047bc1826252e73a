import { createRequire } from 'node:module';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import type { FakeRequest } from '../../../e2e/fake-model';
import { startProtectedServer } from '../mcp/sign-in/testing/protected-server';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp } from './testing/test-app';

// The user's other actions on servers, against the reference server and one that requires signing in.

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

const library = {
  command: process.execPath,
  args: [join(import.meta.dirname, '../mcp/testing/library-server.mjs')],
};

const said = ({ messages }: FakeRequest) => messages.findLast(({ role }) => role === 'user')?.content;

it('a prompt of a server is listed with its arguments, and is a slash command that they stand behind', async () => {
  const { app, model, chat, project } = await start({ ref: everything });
  const { slash } = createHandlers(app);
  const prompts = await slash.prompts({ project }, caller);
  expect(prompts).toContainEqual({
    name: 'ref:args-prompt',
    description: 'A prompt with two arguments, one required and one optional',
    argumentHint: '<city> [state]',
    from: {
      server: 'ref',
      name: 'args-prompt',
      title: 'Arguments Prompt',
      completes: true,
      description: 'A prompt with two arguments, one required and one optional',
      arguments: [
        { name: 'city', description: 'Name of the city', required: true },
        { name: 'state', description: '', required: false },
      ],
    },
    fault: null,
  });
  const { send, state } = await chat();
  model.reply('Rain.', 'Snow.');
  await send('/ref:args-prompt city=Bern');
  expect(said(await model.waitForRequest(1))).toBe("What's weather in Bern?");
  expect(state().items[0]).toMatchObject({ text: '/ref:args-prompt city=Bern' });
  await expect(send('/ref:args-prompt state=NY')).rejects.toThrow(
    '/ref:args-prompt needs city: /ref:args-prompt city=…',
  );
  await expect(send('/ref:resource-prompt Sound 1')).rejects.toThrow(/^The server ref reported an error: /);
  await expect(send('/ref:gone')).rejects.toThrow('The server ref has no prompt gone.');
});

it('a prompt whose server is off is never sent as written; one of no server is', async () => {
  const { model, chat, project, calls } = await start({ lib: library });
  const { send } = await chat();
  model.reply('One.', 'Two.');
  await send('/lib:two_words');
  expect(said(await model.waitForRequest(1))).toBe('Two words.');
  await expect(send('/lib:empty')).rejects.toThrow('The prompt is empty.');
  await calls.turn({ project, alias: 'lib', tool: null, on: false }, caller);
  await expect(send('/lib:two_words')).rejects.toThrow('The server lib is not ready.');
  await send('/other:thing');
  expect(said(await model.waitForRequest(2))).toBe('/other:thing');
});

it('a server proposes values for an argument, by those that are written already', async () => {
  const { calls, project } = await start({ ref: everything, lib: library });
  const query = { project, server: 'ref', of: { kind: 'prompt', name: 'completable-prompt' } } as const;
  const department = { ...query, argument: { name: 'department', value: 'S' }, known: {} };
  expect(await calls.complete(department, caller)).toEqual(['Sales', 'Support']);
  const name = { ...query, argument: { name: 'name', value: '' }, known: { department: 'Sales' } };
  expect(await calls.complete(name, caller)).toEqual(['David', 'Eve', 'Frank']);
  const { templates } = await calls.resources({ project }, caller);
  const uriTemplate = 'demo://resource/dynamic/text/{resourceId}';
  expect(templates).toContainEqual(expect.objectContaining({ server: 'ref', uriTemplate }));
  const part = {
    of: { kind: 'resource', uriTemplate },
    argument: { name: 'resourceId', value: '7' },
  } as const;
  expect(await calls.complete({ ...query, ...part, known: {} }, caller)).toEqual(['7']);
  expect(await calls.complete({ ...department, server: 'lib' }, caller)).toEqual([]);
});

it('a resource that a message names is weighed before, and read by the model; what cannot be is said, and why', async () => {
  const { calls, project, model, chat } = await start({ lib: library });
  const { resources } = await calls.resources({ project }, caller);
  expect(resources.map(({ uri }) => uri)).not.toContain('with blanks');
  const { send, state, until } = await chat();
  model.reply('I have read it.');
  const named = ['notes', 'encoded', 'picture', 'long', 'gone', 'really?'].map(
    (name) => `@lib:lib://${name}`,
  );
  await send(`What is in ${named.join(' ')} @lib:lib://notes? Ask a@b.ch.`);
  await until(({ turn }) => turn.kind === 'idle');
  const sent = JSON.stringify((await model.waitForRequest(1)).messages);
  expect(sent).toContain('The user attached @lib:lib://notes:\\n--- lib://notes ---\\nFish swim.\\n--- End');
  expect(sent).toContain('\\n# Fish\\n');
  expect(sent).toContain('\\n[Cut: 50000 more characters]\\n');
  expect(sent).toContain('\\nReally.\\n');
  expect(sent).toContain(
    'The user meant to attach @lib:lib://gone, which could not be read: It has no content',
  );
  const notices = state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(notices).toEqual([
    '@lib:lib://notes is attached (10 characters).',
    '@lib:lib://encoded is attached (6 characters).',
    'Cannot attach @lib:lib://picture: It is not text: [image/png, 4 bytes]',
    'The first 200,000 of 250,000 characters of @lib:lib://long are attached, because it is too long.',
    'Cannot attach @lib:lib://gone: It has no content.',
    '@lib:lib://really? is attached (7 characters).',
  ]);

  const weigh = (name: string) => calls.weigh({ project, server: 'lib', uri: `lib://${name}` }, caller);
  const note = 'The user attached @lib:lib://notes:\n--- lib://notes ---\nFish swim.\n--- End of content ---';
  const tokens = Math.ceil(note.length / 4);
  const weighed = { kind: 'resource', tokens, isCut: false, beginning: 'Fish swim.' };
  expect(await weigh('notes')).toEqual(weighed);
  expect(await weigh('long')).toMatchObject({ kind: 'resource', isCut: true });
  expect(await weigh('gone')).toEqual({ kind: 'refused', why: { key: 'offers.empty', params: {} } });
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
  expect(firstProjectState(app).servers[0]?.isSignedIn).toBe(true);
  await calls.signOut({ project, alias: 'notes' }, caller);
  await expect.poll(connection).toBe('needs-sign-in');
  expect(firstProjectState(app).servers[0]?.isSignedIn).toBe(false);

  const again = await calls.signIn({ project, alias: 'notes' }, caller);
  const signedIn = calls.signedIn({ project, alias: 'notes' }, caller);
  await fetch(again.page);
  await signedIn;
  expect(app.secrets.originOf('mcp:notes')).toBe(new URL(service.url).origin);
  await calls.remove({ alias: 'notes' }, caller);
  expect(app.secrets.originOf('mcp:notes')).toBeNull();
  await service.close();
});
