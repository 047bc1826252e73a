import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { firstProject, firstProjectState, startTestApp, type TestApp } from './testing/test-app';

// Tools of a discovery command: a project's script declares and runs them, once the folder is trusted.

const declared = [
  {
    name: 'weather',
    description: 'Tells the weather.',
    parametersJsonSchema: {
      type: 'object',
      properties: { city: { type: 'string' } },
      required: ['city'],
    },
  },
  { name: 'edit', description: 'Pretends.', parametersJsonSchema: { type: 'object' } },
];

const script = (body: string) => `#!${process.execPath}\n${body}\n`;
const discover = script(`console.log(${JSON.stringify(JSON.stringify(declared))})`);
const call = script(`
let text = '';
process.stdin.on('data', (piece) => { text += piece; }).on('end', () => {
  const { city } = JSON.parse(text);
  if (city === 'Nowhere') { console.log('so far'); console.error('no such city'); process.exit(4); }
  console.error('a remark');
  console.log(process.argv[2] + ' in ' + city + ': sunny');
});`);

async function start(trusted: boolean): Promise<TestApp> {
  const started = await startTestApp({ 'tools.mjs': discover, 'call.mjs': call });
  for (const name of ['tools.mjs', 'call.mjs']) await chmod(join(started.project, name), 0o755);
  await mkdir(started.home, { recursive: true });
  await started.app.settings.change({
    tools: { discoveryCommand: './tools.mjs', callCommand: './call.mjs' },
  });
  if (trusted) await trust(started);
  return started;
}

async function trust({ app }: TestApp): Promise<void> {
  const project = firstProject(app);
  const { hash } = await project.trust.question();
  await project.trust.answer('folder', hash);
}

function notices({ app }: TestApp): string[] {
  return app.store.state('app').notices.map(({ text }) => say(text));
}

const weatherIn = (city: string) => ({ name: 'weather', arguments: { city } });

test('a declared tool is offered with the first message, asks, and its output is the result', async () => {
  const started = await start(true);
  const { model } = started;
  const chat = await started.chat();
  expect(firstProjectState(started.app).tools).toEqual([]);
  await (await chat.open()).setMode({ kind: 'accept-edits' });
  model.reply({ calls: [weatherIn('Bern')] }, 'Sunny.');
  await chat.send('How is it in Bern?');
  const waiting = await chat.waiting();
  expect(waiting.phase).toMatchObject({
    question: {
      subject: { kind: 'call', tool: 'weather', programs: [join(started.project, 'call.mjs weather')] },
      why: { key: 'asks.discovered' },
      always: [],
    },
  });
  expect(firstProjectState(started.app).tools).toMatchObject([
    { name: 'weather', kind: 'remote', source: { kind: 'discovered' } },
  ]);
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['weather in Bern: sunny\n']);
  expect(model.requests[0]?.tools).toContain('weather');
  expect(notices(started)).toEqual([
    'Pilotfish ignores the tool “edit” of the discovery command: another tool has this name.',
  ]);
});

test('a failing call tells every field', async () => {
  const { chat: newChat, model } = await start(true);
  const chat = await newChat();
  model.reply({ calls: [weatherIn('Nowhere')] }, 'Hm.');
  await chat.send('And there?');
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    'Stdout: so far\nStderr: no such city\nError: (none)\nExit Code: 4\nSignal: (none)',
  ]);
});

test('in a folder that is not trusted nothing runs, and that is said', async () => {
  const started = await start(false);
  const chat = await started.chat();
  started.model.reply('Without it.');
  await chat.send('How is it in Bern?');
  const { tools } = await started.model.waitForRequest(1);
  expect(tools).not.toContain('weather');
  expect(notices(started)).toEqual([
    `Cannot run the discovery command: the folder ${started.project} is restricted.`,
  ]);
  await trust(started);
  await chat.until(({ turn }) => turn.kind === 'idle');
  started.model.reply('With it.');
  await chat.send('And now?');
  expect((await started.model.waitForRequest(2)).tools).toContain('weather');
});

test('a script that was changed after it was accepted does not run', async () => {
  const started = await start(true);
  const chat = await started.chat();
  started.model.reply({ calls: [weatherIn('Bern')] }, 'Hm.');
  await chat.send('How is it in Bern?');
  await chat.waiting();
  await writeFile(join(started.project, 'call.mjs'), script('console.log("something else")'));
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await started.model.waitForRequest(2))).toEqual([
    'The user has not accepted ./call.mjs as it is now.',
  ]);
  await writeFile(join(started.project, 'tools.mjs'), script('console.log("[]")'));
  await chat.until(({ turn }) => turn.kind === 'idle');
  started.model.reply('Without.');
  await chat.send('Again?');
  expect(String((await started.model.waitForRequest(3)).messages.at(-1)?.content)).toContain(
    'The tool weather is not available any more.',
  );
  expect(notices(started)).toEqual([
    'Cannot run the discovery command: ./tools.mjs changed since you trusted it in this folder.',
  ]);
});

test('a fault of the command costs only its entry, and is said again after the next run', async () => {
  const started = await start(false);
  const { app, project, model } = started;
  const faulty = (why: string) =>
    script(`// ${why}
      console.log(JSON.stringify([null, { name: 'odd', parameters: { $schema: 7 } }, ${JSON.stringify(declared[0])}]))`);
  const chat = await started.chat();
  for (const run of ['first', 'second']) {
    await writeFile(join(project, 'tools.mjs'), faulty(run));
    await trust(started);
    model.reply('Well.');
    await chat.send('How is it in Bern?');
    const { tools } = await model.waitForRequest(run === 'first' ? 1 : 2);
    expect(tools).toEqual(expect.arrayContaining(['weather', 'odd']));
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(notices(started)).toEqual([
      expect.stringMatching(/ignores a tool of the discovery command: name/),
    ]);
    for (const { id } of app.store.state('app').notices)
      app.store.emit('app', { type: 'notice-removed', id });
  }
});
