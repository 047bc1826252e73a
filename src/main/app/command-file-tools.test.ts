import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { addRule, firstProject, startTestApp, type TestApp } from './testing/test-app';

// Commands as tools, from the user's folder and the project: they ask like commands and run without a shell.

const parameters = { type: 'object', properties: { words: { type: 'array' } }, required: ['words'] };
const count = {
  name: 'count_words',
  description: 'Counts.',
  parameters,
  run: [
    [process.execPath, '-p', 'process.argv.slice(1).join("\\n")', '{words}'],
    ['wc', '-l'],
  ],
};

async function start(files: { readonly home?: unknown; readonly project?: unknown }): Promise<TestApp> {
  const started = await startTestApp();
  const places = { home: join(started.home, 'tools'), project: join(started.project, '.pilotfish', 'tools') };
  for (const place of ['home', 'project'] as const) {
    if (files[place] === undefined) continue;
    await mkdir(places[place], { recursive: true });
    await writeFile(join(places[place], 'one.json'), JSON.stringify(files[place]));
  }
  return started;
}

function notices({ app }: TestApp): string[] {
  return app.store.state('app').notices.map(({ text }) => say(text));
}

test('one of the user’s is offered, shows its programs word for word, and its output is the result', async () => {
  const { chat: newChat, model } = await start({ home: count });
  const chat = await newChat();
  model.reply({ calls: [{ name: 'count_words', arguments: { words: ['a b', '$(x)'] } }] }, 'Two.');
  await chat.send('How many?');
  expect((await chat.waiting()).phase).toMatchObject({
    question: {
      subject: {
        programs: [`${process.execPath} -p 'process.argv.slice(1).join("\\n")' 'a b' '$(x)'`, 'wc -l'],
      },
    },
  });
  await chat.decide({ answer: 'accept' });
  const [result = ''] = resultsIn(await model.waitForRequest(2));
  expect(result.trim()).toBe('2');
});

test('a rule that denies a command to the shell denies it to such a tool', async () => {
  const {
    app,
    chat: newChat,
    model,
  } = await start({
    home: { name: 'count', description: 'Counts.', run: [['wc', '-l']] },
  });
  await addRule(app, { effect: 'deny', tool: 'run_shell_command', match: 'wc', scope: 'project' });
  const chat = await newChat();
  model.reply({ calls: [{ name: 'count', arguments: {} }] }, 'Not allowed.');
  await chat.send('Count.');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    'Not executed: blocked by rule "deny run_shell_command wc" (project). This was not a decision by the user in this moment.',
  ]);
});

test('in Auto it runs as a command does, and by that mode', async () => {
  const { chat: newChat, model } = await start({
    home: { name: 'answer', description: 'Answers.', run: [['echo', '42']] },
  });
  const chat = await newChat();
  await (await chat.open()).setMode({ kind: 'auto', until: Date.now() + 60_000 });
  model.reply({ calls: [{ name: 'answer', arguments: {} }] }, 'Done.');
  await chat.send('Answer.');
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['42\n']);
  expect(Object.values(chat.state().calls)).toMatchObject([
    { phase: { phase: 'done', allowance: { by: 'mode', mode: 'auto' } } },
  ]);
});

test('one of the project is nothing until the folder is trusted, and asks again when it changes', async () => {
  const started = await start({ project: count });
  const { trust } = firstProject(started.app);
  const chat = await started.chat();
  const offered = async (at: number) => {
    started.model.reply('Well.');
    await chat.send('Hello.');
    const { tools, messages } = await started.model.waitForRequest(at);
    await chat.until(({ turn }) => turn.kind === 'idle');
    if (String(messages.at(-1)?.content).includes('The tool count_words is not available any more.'))
      return 'gone';
    return tools.includes('count_words');
  };
  expect(await offered(1)).toBe(false);
  const question = await trust.question();
  expect(question.brought).toMatchObject([
    { kind: 'command-file', name: 'one.json', file: '.pilotfish/tools/one.json', fault: null, state: 'new' },
  ]);
  await trust.answer('folder', question.hash);
  expect(await offered(2)).toBe(true);
  const file = join(started.project, '.pilotfish', 'tools', 'one.json');
  await writeFile(file, JSON.stringify({ ...count, run: [['true']] }));
  expect(await offered(3)).toBe('gone');
  expect((await trust.question()).brought).toMatchObject([{ state: 'changed' }]);
});

test('a file that cannot be used is said, and everything else goes on', async () => {
  const started = await start({ home: { ...count, name: 'edit' } });
  const chat = await started.chat();
  started.model.reply('Well.');
  await chat.send('Hello.');
  expect((await started.model.waitForRequest(1)).tools).toContain('edit');
  expect(notices(started)).toEqual([
    `Pilotfish ignores ${join(started.home, 'tools', 'one.json')}: another tool has the name “edit”.`,
  ]);
});
