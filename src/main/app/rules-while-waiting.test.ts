import { execFile } from 'node:child_process';
import { mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ruleText } from '@shared/approval/approval';
import type { ChatState } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../e2e/fake-model';
import { tempFolder } from '../base/testing/temp-folder';
import type { App } from './application';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';
import { addRule, caller, firstProject, firstProjectState, removeRule } from './testing/test-app';

// Rules that the user or git adds and removes while the application runs apply at once, also to waiting calls.

type Running = {
  readonly app: App;
  readonly model: FakeModel;
  readonly project: string;
  /** The user's own rules. */
  readonly rulesOfPerson: string;
  /** The model proposes to write `src/a.txt`. Resolves with the chat's id when the call is in one of the phases. */
  propose(...phases: readonly string[]): Promise<string>;
  untilCall(chat: string, ...phases: readonly string[]): Promise<ChatState['calls'][string]>;
  until(holds: () => boolean): Promise<void>;
  rules(): string[];
  notices(): string[];
};

async function start(files: Readonly<Record<string, string>> = {}): Promise<Running> {
  const folder = await realpath(await tempFolder());
  const project = path.join(folder, 'project');
  for (const [name, text] of Object.entries({ 'src/a.txt': 'old\n', ...files })) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), text);
  }
  const model = await startFakeModel();
  const env = {
    PILOTFISH_HOME: path.join(folder, 'home'),
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'canary-key',
    OPENAI_MODEL: 'fake-model',
  };
  const app = await startApp({ host: plainHost, env, version: '0.0.0' });
  onTestFinished(async () => {
    await app.close();
    await model.close();
  });
  await app.projects.open(project);

  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      if (holds()) return resolve();
      const stop = app.store.onEvent(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });
  const callsOf = (chat: string) => Object.values(app.store.state(`chat:${chat}`).calls);
  const untilCall: Running['untilCall'] = async (chat, ...phases) => {
    await until(() => callsOf(chat).some(({ phase }) => phases.includes(phase.phase)));
    const [call] = callsOf(chat);
    if (!call) throw new Error('There is no call.');
    return call;
  };
  return {
    app,
    model,
    project,
    rulesOfPerson: path.join(env.PILOTFISH_HOME, 'rules.json'),
    until,
    untilCall,
    rules: () => firstProjectState(app).rules.map(ruleText),
    notices: () => app.store.state('app').notices.map(({ text }) => say(text)),
    async propose(...phases) {
      const input = { file_path: path.join(project, 'src/a.txt'), old_string: 'old', new_string: 'new' };
      model.reply({ calls: [{ name: 'edit', arguments: input }] }, 'Done.');
      const { chats } = firstProject(app);
      const chat = await chats.create();
      await (await chats.open(chat)).agent.send('go');
      await untilCall(chat, ...phases);
      return chat;
    },
  };
}

async function git(folder: string, ...args: readonly string[]): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  await promisify(execFile)('git', [...who, ...args], { cwd: folder, env });
}

/** A project that its only window leaves is closed; this opens it again. */
async function openAnew(app: App, folder: string): Promise<void> {
  const { key } = firstProject(app);
  await app.projects.follow(key, caller);
  app.projects.leave(key, caller);
  await app.projects.open(folder);
}

const rulesFile = '.pilotfish/rules.json';
const denial = JSON.stringify({ rules: [{ effect: 'deny', tool: 'edit', match: 'src/**' }] });

test('a rule that is added while a call waits judges it, either way', async () => {
  const { app, project, propose, untilCall } = await start();
  const allowed = await propose('waiting');
  await addRule(app, { effect: 'allow', tool: 'edit', match: 'src/**', scope: 'project' });
  expect((await untilCall(allowed, 'done')).phase).toMatchObject({ allowance: { by: 'rule' } });
  expect(await readFile(path.join(project, 'src/a.txt'), 'utf8')).toBe('new\n');

  const [rule] = firstProjectState(app).rules;
  await removeRule(app, rule?.id ?? '');
  await writeFile(path.join(project, 'src/a.txt'), 'old\n');
  const denied = await propose('waiting');
  await addRule(app, { effect: 'deny', tool: 'edit', scope: 'everywhere' });
  expect((await untilCall(denied, 'failed')).phase).toMatchObject({
    preview: expect.stringContaining('blocked by rule "deny edit" (everywhere)'),
  });
  expect(await readFile(path.join(project, 'src/a.txt'), 'utf8')).toBe('old\n');
});

test('a rule that is removed while a call waits for it lets it run', async () => {
  const { app, propose, untilCall } = await start();
  await app.settings.change({ defaultMode: 'accept-edits' });
  await addRule(app, { effect: 'ask', tool: 'edit', scope: 'project' });
  const chat = await propose('waiting');
  await removeRule(app, firstProjectState(app).rules[0]?.id ?? '');
  expect((await untilCall(chat, 'done')).phase).toMatchObject({
    allowance: { by: 'mode', mode: 'accept-edits' },
  });
});

test("a call that waits for a rule goes on waiting when the user's rules.json goes, and that is said", async () => {
  const { app, rulesOfPerson, propose, rules, notices, until } = await start();
  await app.settings.change({ defaultMode: 'accept-edits' });
  await addRule(app, { effect: 'ask', tool: 'edit', scope: 'everywhere' });
  const chat = await propose('waiting');
  await rm(rulesOfPerson);
  await until(() => notices().some((text) => text.startsWith('rules.json is missing or empty.')));
  await (await firstProject(app).chats.open(chat)).queue.rejudge();
  expect(rules()).toEqual(['ask edit']);
  expect(Object.values(app.store.state(`chat:${chat}`).calls)).toMatchObject([
    { phase: { phase: 'waiting' } },
  ]);
});

test('rules that git brings into the project hold at once, also for a call that waits', async () => {
  const { project, propose, untilCall, rules, until } = await start();
  await git(project, 'init', '-q', '-b', 'main');
  await git(project, 'add', '-A');
  await git(project, 'commit', '-qm', 'one');
  await git(project, 'checkout', '-qb', 'careful');
  await mkdir(path.join(project, '.pilotfish'));
  await writeFile(path.join(project, rulesFile), denial);
  await git(project, 'add', '-A');
  await git(project, 'commit', '-qm', 'two');
  await until(() => rules().length === 1);
  await git(project, 'checkout', '-q', 'main');

  const chat = await propose('failed');
  expect((await untilCall(chat, 'failed')).phase).toMatchObject({
    preview: expect.stringContaining('blocked by rule "deny edit src/**" (project)'),
  });
});

test('a call that waits is refused when git brings a rule against it', async () => {
  const { project, propose, untilCall } = await start();
  const chat = await propose('waiting');
  await mkdir(path.join(project, '.pilotfish.new'));
  await writeFile(path.join(project, '.pilotfish.new/rules.json'), denial);
  await rename(path.join(project, '.pilotfish.new'), path.join(project, '.pilotfish'));
  expect((await untilCall(chat, 'failed')).phase).toMatchObject({
    preview: expect.stringContaining('blocked by rule'),
  });
});

test('a rules file that goes, breaks or is misspelt while open takes nothing back, and says so', async () => {
  const { project, rules, notices, until, app } = await start({ [rulesFile]: denial });
  const file = path.join(project, rulesFile);
  expect(rules()).toEqual(['deny edit src/**']);

  await rm(path.dirname(file), { recursive: true });
  await until(() => notices().some((text) => text.includes('The file is gone.')));
  expect(rules()).toEqual(['deny edit src/**']);

  await mkdir(path.dirname(file));
  await writeFile(file, '{ "rules": [');
  await until(() => notices().some((text) => text.includes('The file is invalid')));
  expect(rules()).toEqual(['deny edit src/**']);

  await writeFile(file, denial.replace('deny', 'denny'));
  await until(() => notices().some((text) => text.includes('Did you mean “deny”?')));
  expect(rules()).toEqual(['deny edit src/**', 'ask edit src/**']);

  await writeFile(file, JSON.stringify({ rules: [{ effect: 'deny', tool: 'edit', match: 'lib/**' }] }));
  await until(() => rules().length === 1);
  expect(rules()).toEqual(['deny edit lib/**']);
  expect(notices().at(-1)).toContain('These rules no longer apply: deny edit src/**, ask edit src/**.');

  await rm(file);
  await until(() => notices().filter((text) => text.includes('The file is gone.')).length > 0);
  await openAnew(app, project);
  expect(rules()).toEqual([]);
});

test('a rules file that never could be read makes everything ask, reading too, until it is mended', async () => {
  const { project, propose, rules, notices, untilCall } = await start({ [rulesFile]: '{ "rules": [' });
  expect(rules()).toEqual(['ask *']);
  expect(notices()).toEqual([expect.stringContaining('Every call asks until you fix it.')]);
  const chat = await propose('waiting');
  await writeFile(path.join(project, rulesFile), denial);
  expect((await untilCall(chat, 'failed')).phase).toMatchObject({
    preview: expect.stringContaining('blocked by rule'),
  });
});

test('a rules file that leads outside by a link makes everything ask', async () => {
  const folder = await realpath(await tempFolder());
  await writeFile(path.join(folder, 'elsewhere.json'), '{ "rules": [] }');
  const { project, app, rules } = await start();
  await mkdir(path.join(project, '.pilotfish'));
  await symlink(path.join(folder, 'elsewhere.json'), path.join(project, rulesFile));
  await openAnew(app, project);
  expect(rules()).toEqual(['ask *']);
});

test('a call that waits is judged by the rules of its own project, whatever others are open', async () => {
  const running = await start();
  const chat = await running.propose('waiting');
  const other = path.join(path.dirname(running.project), 'other');
  await mkdir(other);
  await running.app.rules.add(other, { effect: 'allow', tool: 'edit', match: 'src/**', scope: 'project' });
  const { rules } = await running.app.projects.open(other);
  expect((await running.untilCall(chat, 'waiting', 'done', 'cancelled')).phase.phase).toBe('waiting');
  expect(await readFile(path.join(running.project, 'src/a.txt'), 'utf8')).toBe('old\n');
  expect([rules.current().map(ruleText), running.rules()]).toEqual([['allow edit src/**'], []]);
});
