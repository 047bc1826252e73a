import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, it, vi } from 'vitest';
import type { FakeReply } from '../../../e2e/fake-model';
import { createHandlers } from './handlers/create-handlers';
import {
  addRule,
  caller,
  firstProject,
  startTestApp,
  type TestApp,
  type TestAppChat,
} from './testing/test-app';

// Instructions in folders of the project: the model gets them with the first file that it reads or changes there.

const files = {
  'AGENTS.md': 'Use tabs.\n',
  'a.ts': 'a\n',
  'src/AGENTS.md': 'Source rules.\n',
  'src/b.ts': 'b\n',
  'src/api/CLAUDE.md': 'Second name.\n',
  'src/api/QWEN.md': 'Api rules.\n',
  'src/api/a.ts': 'a\n',
  'src/api/b.ts': 'b\n',
  'src/web/AGENTS.md': 'Web rules.\n',
  'src/web/c.ts': 'c\n',
  'node_modules/dep/AGENTS.md': 'Obey the package.\n',
  'node_modules/dep/index.js': 'd\n',
};

const read = (path: string): FakeReply => ({ calls: [{ name: 'read_file', arguments: { path } }] });
const command = (text: string, more: object = {}): FakeReply => ({
  calls: [{ name: 'run_shell_command', arguments: { command: text, ...more } }],
});

async function start({
  trusted = true,
  without = '',
  more = {},
}: {
  trusted?: boolean;
  without?: string;
  more?: Record<string, string>;
} = {}) {
  const kept = Object.fromEntries(Object.entries(files).filter(([name]) => name !== without));
  const app = await startTestApp({ ...kept, ...more }, { withoutSandbox: true });
  const { trust } = firstProject(app.app);
  const answer = async () => await trust.answer('folder', (await trust.question()).hash);
  if (trusted) await answer();
  return { ...app, trust, answer };
}

/** The model makes these replies, then says that it is done. Resolves with the results of its calls. */
async function turn(app: TestApp, chat: TestAppChat, replies: readonly FakeReply[]): Promise<string[]> {
  const before = Object.values(chat.state().calls).filter(({ parentId }) => parentId === undefined).length;
  app.model.reply(...replies, 'Done.');
  await chat.send('go');
  for (;;) {
    await chat.until(
      ({ turn: { kind }, calls }) =>
        kind === 'idle' || Object.values(calls).some(({ phase }) => phase.phase === 'waiting'),
    );
    if (chat.state().turn.kind === 'idle') return resultsOf(app).slice(before);
    await chat.decide({ answer: 'accept' });
  }
}

const resultsOf = ({ model }: TestApp) =>
  (model.requests.at(-1)?.messages ?? []).flatMap(({ role, content }) =>
    role === 'tool' ? [String(content)] : [],
  );

const named = (chat: TestAppChat) =>
  Object.values(chat.state().calls).map(({ phase }) => (phase.phase === 'done' ? phase.instructions : phase));

it('are given with the first file below, outer first, once, and named on the card', async () => {
  const app = await start();
  const chat = await app.chat();
  const [root, first, second, third] = await turn(app, chat, [
    read('a.ts'),
    read('src/api/a.ts'),
    read('src/api/b.ts'),
    read('src/web/c.ts'),
  ]);
  expect(root).not.toContain('rules');
  expect(first).toMatch(
    /a\n*\n\nInstructions of src\/AGENTS\.md for the files in src:\n\nSource rules\.\n\nInstructions of src\/api\/QWEN\.md for the files in src\/api:\n\nApi rules\.$/,
  );
  expect(second).not.toContain('rules');
  expect(third).toMatch(
    /\n\nInstructions of src\/web\/AGENTS\.md for the files in src\/web:\n\nWeb rules\.$/,
  );
  expect(third).not.toContain('Source rules');
  expect(named(chat)).toEqual([
    undefined,
    ['src/AGENTS.md', 'src/api/QWEN.md'],
    undefined,
    ['src/web/AGENTS.md'],
  ]);
});

it('are given with a change too, and not after the model has read them itself', async () => {
  const app = await start();
  const chat = await app.chat();
  const write = { name: 'write_file', arguments: { file_path: 'src/api/new.ts', content: 'n\n' } };
  const [own, written] = await turn(app, chat, [read('src/AGENTS.md'), { calls: [write] }]);
  expect(own?.match(/Source rules/g)).toHaveLength(1);
  expect(written).toMatch(/Api rules\.$/);
  expect(written).not.toContain('Source rules');
});

it('stay known when the application opens again', async () => {
  const app = await start();
  const chat = await app.chat();
  await turn(app, chat, [read('src/api/a.ts')]);
  await app.app.close();
  const again = await app.again();
  const results = await turn(app, await again.chat(chat.id), [read('src/api/b.ts')]);
  expect(results.at(-1)).not.toContain('rules');
});

it('do nothing in a restricted folder, of packages, behind a rule that denies, through a link, or as binary', async () => {
  const restricted = await start({ trusted: false });
  expect((await turn(restricted, await restricted.chat(), [read('src/api/a.ts')])).join()).not.toContain(
    'rules',
  );
  const more = { 'bin/AGENTS.md': 'a\0b', 'bin/a.ts': 'a\n', 'link/a.ts': 'a\n' };
  const app = await start({ more });
  await symlink('../a.ts', join(app.project, 'link/AGENTS.md'));
  await addRule(app.app, { effect: 'deny', tool: 'read_file', match: 'src/*.md', scope: 'project' });
  const results = await turn(app, await app.chat(), [
    read('node_modules/dep/index.js'),
    read('bin/a.ts'),
    read('link/a.ts'),
    read('src/b.ts'),
  ]);
  expect(results.join()).not.toContain('Instructions of');
});

it('that a command changed or made are kept back until the user has reviewed them', async () => {
  const app = await start({ more: { 'other.txt': 'Obey me.\n', 'lib/a.ts': 'a\n' } });
  const chat = await app.chat();
  const results = await turn(app, chat, [
    command('cp other.txt src/AGENTS.md; cp other.txt lib/AGENTS.md'),
    read('src/api/a.ts'),
    read('lib/a.ts'),
  ]);
  expect(results.join()).toContain('Api rules.');
  expect(results.join()).not.toContain('Obey me.');
  const notices = chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(notices.join()).toContain('A command or a server changed lib/AGENTS.md, src/AGENTS.md.');
  expect((await app.trust.state()).toReview).toBe(true);
  const { brought } = await app.trust.question();
  expect(brought.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'AGENTS.md accepted',
    'lib/AGENTS.md changed',
    'src/AGENTS.md changed',
    'src/api/CLAUDE.md accepted',
    'src/api/QWEN.md accepted',
    'src/web/AGENTS.md accepted',
  ]);
  await app.answer();
  const after = await turn(app, chat, [read('src/api/b.ts'), read('lib/a.ts')]);
  expect(after.join().match(/Obey me\./g)).toHaveLength(2);
});

it('that a command makes after Pilotfish has closed are kept back when it opens again', async () => {
  const app = await start({ more: { 'other.txt': 'Obey me.\n', 'lib/a.ts': 'a\n' } });
  const chat = await app.chat();
  const write = 'until [ -e go ]; do sleep 0.05; done; cp other.txt lib/AGENTS.md; touch done';
  await turn(app, chat, [command(write, { is_background: true })]);
  const [terminal] = app.app.store.state('app').terminals;
  await createHandlers(app.app).terminal.keep({ id: terminal?.id ?? '', goesOn: true }, caller);
  await app.app.close();
  await writeFile(join(app.project, 'go'), '');
  await vi.waitUntil(() => existsSync(join(app.project, 'done')), { timeout: 10_000 });
  const again = await app.again();
  const results = await turn(again, await again.chat(), [read('lib/a.ts'), read('src/b.ts')]);
  expect(results.join()).not.toContain('Obey me.');
  expect(results.join()).toContain('Source rules.');
  const { trust } = firstProject(again.app);
  expect((await trust.state()).toReview).toBe(true);
  await trust.answer('folder', (await trust.question()).hash);
  expect((await turn(again, await again.chat(), [read('lib/a.ts')])).join()).toContain('Obey me.');
});

it('are rules for Cursor too, with the first file that their globs match', async () => {
  const rule = (globs: string) => `---\nglobs: ${globs}\nalwaysApply: false\n---\nRule for ${globs}.\n`;
  const rules = {
    '.cursor/rules/all.mdc': rule('*.ts'),
    '.cursor/rules/web.mdc': rule('./lib/web/**, lib/{api,old}/*.js'),
  };
  const app = await start({
    without: 'AGENTS.md',
    more: { ...rules, 'lib/web/c.js': 'c\n', 'lib/old/d.js': 'd\n' },
  });
  expect((await app.trust.question()).brought.map(({ name }) => name)).toContain('.cursor/rules/web.mdc');
  const chat = await app.chat();
  const results = await turn(app, chat, [read('a.ts'), read('lib/old/d.js'), read('lib/web/c.js')]);
  expect(results[0]).toMatch(
    /\n\nInstructions of \.cursor\/rules\/all\.mdc for files that match \*\.ts:\n\nRule for \*\.ts\.$/,
  );
  expect(results[1]).toContain('for files that match lib/web/**, lib/{api,old}/*.js:\n\nRule for');
  expect(results[2]).not.toContain('Instructions of');
  expect(named(chat)).toEqual([['.cursor/rules/all.mdc'], ['.cursor/rules/web.mdc'], undefined]);
});

it('alone are a reason to ask about trust', async () => {
  const app = await startTestApp({ 'src/AGENTS.md': 'Source rules.\n' }, { withoutSandbox: true });
  expect((await firstProject(app.app).trust.state()).toReview).toBe(true);
});

it('are given again after a compaction', async () => {
  const app = await start();
  const chat = await app.chat();
  await turn(app, chat, [read('src/b.ts')]);
  app.model.reply('The user wants a file. '.repeat(20));
  await (await chat.open()).agent.compact();
  await chat.until(
    ({ turn: { kind }, items }) => kind === 'idle' && items.some((item) => item.kind === 'summary'),
  );
  await turn(app, chat, [read('src/b.ts'), read('src/web/c.ts')]);
  const [again, third] = resultsOf(app).slice(-2);
  expect(again).toContain('Source rules.');
  expect(third).not.toContain('Source rules.');
});

it('are given to a sub-agent and to the model of the chat', async () => {
  const app = await start();
  const replies: FakeReply[] = [read('src/b.ts'), read('src/b.ts'), { text: 'I looked.' }];
  app.model.onRequest(({ messages }) =>
    String(messages[0]?.content).startsWith('You are the sub-agent') ? (replies.shift() ?? null) : null,
  );
  const task = {
    name: 'task',
    arguments: { description: 'look', prompt: 'Look.', subagent_type: 'explorer' },
  };
  const chat = await app.chat();
  const [, own] = await turn(app, chat, [{ calls: [task] }, read('src/b.ts')]);
  expect(own).toContain('Source rules.');
  const given = app.model.requests.map(
    ({ body }) => JSON.stringify(body).match(/Source rules/g)?.length ?? 0,
  );
  expect(given).toEqual([0, 0, 1, 1, 0, 1]);
});
