import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { addRule, firstProject, startTestApp, type TestApp, type TestAppChat } from './testing/test-app';

// Rules for tools from commands and files: they survive a restart and are tied to the tool's definition.

const count = { name: 'count', description: 'Counts.', run: [['wc', '-l']] };
const call = { calls: [{ name: 'count', arguments: {} }] };
const kept = { tool: 'count', match: 'wc', scope: 'project' } as const;

async function start(): Promise<TestApp> {
  const started = await startTestApp();
  await write(started, count);
  return started;
}

async function write({ home }: TestApp, file: unknown): Promise<void> {
  await mkdir(join(home, 'tools'), { recursive: true });
  await writeFile(join(home, 'tools', 'count.json'), JSON.stringify(file));
}

function phases(chat: TestAppChat): unknown[] {
  return Object.values(chat.state().calls).map(({ phase }) => phase);
}

function notices({ app }: TestApp): string[] {
  return app.store.state('app').notices.map(({ text }) => say(text));
}

const ranByRule = {
  phase: 'done',
  allowance: { by: 'rule', rule: 'allow count wc', scope: 'project' },
};

test('“Always…” holds in the next application and without a window; a changed file asks again', async () => {
  const started = await start();
  const chat = await started.chat();
  started.model.reply(call, 'Counted.');
  await chat.send('Count.');
  await chat.waiting();
  await chat.decide({ answer: 'always', rule: kept });
  expect(resultsIn(await started.model.waitForRequest(2))).toEqual(['0\n']);

  const headless = await started.again({ unattended: true });
  const alone = await headless.chat();
  headless.model.reply(call, 'Again.');
  await alone.send('Count again.');
  await headless.model.waitForRequest(4);
  expect(phases(alone)).toMatchObject([ranByRule]);
  expect(notices(headless)).toEqual([]);

  await write(started, { ...count, description: 'Counts otherwise.' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  started.model.reply(call, 'Not counted.');
  await chat.send('And now?');
  expect((await chat.waiting()).phase).toMatchObject({
    question: { why: { key: 'asks.remote-changed' }, always: [{ match: 'wc -l' }, { match: 'wc' }] },
  });
  await chat.decide({ answer: 'reject' });
});

test('what the form allows holds to the tool as it is now; what it denies needs no pin', async () => {
  const started = await start();
  const { app, model } = started;
  await firstProject(app).tools.refresh();
  await addRule(app, { effect: 'allow', ...kept });
  const stored = JSON.parse(await readFile(join(started.home, 'rules.json'), 'utf8'));
  expect(stored.projects[started.project]).toMatchObject([
    {
      effect: 'allow',
      tool: 'count',
      match: 'wc',
      elsewhere: true,
      pin: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const chat = await started.chat();
  model.reply(call, 'Counted.');
  await chat.send('Count.');
  await model.waitForRequest(2);
  expect(phases(chat)).toMatchObject([ranByRule]);

  await addRule(app, { effect: 'deny', tool: 'count', scope: 'project' });
  const next = await started.again();
  const other = await next.chat();
  model.reply(call, 'Not counted.');
  await other.send('Count.');
  expect(resultsIn(await model.waitForRequest(4))[0]).toContain('blocked by rule "deny count" (project)');
  expect(notices(next)).toEqual([]);
});

test('a tool of the discovery command can be denied; nothing is allowed to it', async () => {
  const started = await startTestApp({
    'tools.mjs': `#!${process.execPath}\nconsole.log('[{"name":"weather","description":"Tells."}]')`,
  });
  await chmod(join(started.project, 'tools.mjs'), 0o755);
  const { app, model } = started;
  await app.settings.change({ tools: { discoveryCommand: './tools.mjs', callCommand: 'true' } });
  const { trust, tools } = firstProject(app);
  await trust.answer('folder', (await trust.question()).hash);
  await tools.refresh();
  await expect(addRule(app, { effect: 'allow', tool: 'weather', scope: 'project' })).rejects.toThrow(
    'Cannot allow weather: rules cannot allow tools of the discovery command.',
  );
  await addRule(app, { effect: 'deny', tool: 'weather', scope: 'project' });
  const chat = await started.chat();
  model.reply({ calls: [{ name: 'weather', arguments: {} }] }, 'No.');
  await chat.send('How is it?');
  expect(resultsIn(await model.waitForRequest(2))[0]).toContain('blocked by rule "deny weather" (project)');
});
