import { join } from 'node:path';
import type { PreviewedRule, RulePreview } from '@shared/history/history';
import { say } from '@shared/texts/text';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteCall, editCall, shellCall, writeCall } from '../../../../e2e/calls';
import { writeChat } from '../../history/testing/make-history';
import { createHandlers } from '../handlers/create-handlers';
import { addRule, caller, firstProject, startTestApp, type TestApp } from '../testing/test-app';

// The effect of a rule on past calls, before it is stored.

type Wish = Partial<PreviewedRule> & { readonly chatId?: string };

async function preview({ app }: TestApp, { chatId, ...rule }: Wish): Promise<RulePreview> {
  const wish = { effect: 'allow', tool: 'run_shell_command', scope: 'project', ...rule } as const;
  const { key } = firstProject(app);
  return await createHandlers(app).history.rulePreview(
    { project: key, rule: wish, chatId: chatId ?? null },
    caller,
  );
}

async function counts(app: TestApp, wish: Wish) {
  const { looked, allowed, asked, denied } = await preview(app, wish);
  return { looked, allowed: allowed.count, asked: asked.count, denied: denied.count };
}

/**
 * The application started again, with a chat whose file says that these commands were rejected; no model proposed them.
 */
async function withPast(app: TestApp, commands: readonly string[]): Promise<TestApp> {
  const { folder } = firstProject(app.app).chats;
  const outcome = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;
  const calls = commands.map((command, index) => ({
    id: `past-${index}`,
    at: index + 1,
    command,
    phase: { phase: 'rejected', reason: null, ...outcome } as const,
  }));
  await writeChat(folder, 'past', calls);
  await app.app.close();
  return await app.again();
}

/** A chat in which the user rejected each of these calls. */
async function rejected(app: TestApp, ...calls: readonly ReturnType<typeof shellCall>[]) {
  const chat = await app.chat();
  app.model.reply({ calls: [...calls] }, 'Done.');
  await chat.send('Do it.');
  for (const _ of calls) await chat.decide({ answer: 'reject' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  return chat;
}

describe('of commands', () => {
  it('counts each call that would have run, and names each command once', async () => {
    const app = await startTestApp();
    await rejected(app, shellCall('npm run build'), shellCall('npm run build -- --watch'), shellCall('make'));
    await rejected(app, shellCall('npm run build'));
    const { allowed, asked, denied, looked, more } = await preview(app, { match: 'npm run build' });
    expect({ looked, more, asked: asked.count, denied: denied.count, allowed: allowed.count }).toEqual({
      looked: 4,
      more: false,
      asked: 0,
      denied: 0,
      allowed: 3,
    });
    expect(allowed.rows.map(({ title }) => say(title)).toSorted()).toEqual([
      expect.stringContaining('npm run build'),
      expect.stringContaining('npm run build -- --watch'),
    ]);
  });

  it('never says that it would allow what is on the hard list', async () => {
    const app = await startTestApp();
    const again = await withPast(app, ['git push --force', 'git push origin main']);
    expect(await counts(again, { match: 'git push' })).toMatchObject({ looked: 2, allowed: 1 });
  });

  it('tells what it would have asked about and refused, against the rules that hold', async () => {
    const app = await startTestApp();
    const chat = await rejected(app, shellCall('make all'), shellCall('npm test'));
    await addRule(app.app, { effect: 'allow', tool: 'run_shell_command', match: 'make', scope: 'project' });
    expect(await counts(app, { match: 'make' })).toMatchObject({ allowed: 0 });
    expect(await counts(app, { effect: 'ask' })).toEqual({ looked: 2, allowed: 0, asked: 1, denied: 0 });
    expect(await counts(app, { effect: 'deny' })).toEqual({ looked: 2, allowed: 0, asked: 0, denied: 2 });
    expect(await counts(app, { effect: 'deny', scope: 'chat', chatId: chat.id })).toMatchObject({
      denied: 2,
    });
    const other = await app.chat();
    expect(await counts(app, { effect: 'deny', scope: 'chat', chatId: other.id })).toMatchObject({
      looked: 0,
    });
  });

  it('takes an offer of several commands for a rule each', async () => {
    const app = await startTestApp();
    await rejected(app, shellCall('make && npm test'));
    expect(await counts(app, { match: 'make' })).toMatchObject({ allowed: 0 });
    expect(await counts(app, { match: 'make && npm test' })).toMatchObject({ allowed: 1 });
  });
});

it('of files: those it covers, but for protected names and what deletes', async () => {
  const app = await startTestApp({ 'src/a.ts': 'one\n', '.env': 'a\n', 'src/gone.ts': 'x\n' });
  const at = (name: string) => join(app.project, name);
  await rejected(
    app,
    editCall(at('src/a.ts'), 'one', 'two'),
    writeCall(at('src/new.ts'), `${'x\n'.repeat(2000)}`),
    writeCall(at('.env'), 'b\n'),
    deleteCall(at('src/gone.ts')),
  );
  expect(await counts(app, { tool: 'edit', match: 'src/**' })).toMatchObject({ looked: 1, allowed: 1 });
  expect(await counts(app, { tool: 'write_file' })).toMatchObject({ looked: 2, allowed: 1 });
  expect(await counts(app, { tool: 'delete_file' })).toMatchObject({ looked: 1, allowed: 0 });
  expect(await counts(app, { effect: 'deny', tool: '*', match: 'src/**' })).toMatchObject({
    looked: 4,
    denied: 3,
  });
});

it('of hosts, memory and the search', async () => {
  const app = await startTestApp();
  await rejected(
    app,
    { name: 'web_fetch', arguments: { url: 'https://docs.example.com/a', prompt: 'What is it?' } },
    { name: 'save_memory', arguments: { fact: 'I like tea.', scope: 'project' } },
  );
  expect(await counts(app, { tool: 'web_fetch', match: '*.example.com' })).toMatchObject({ allowed: 1 });
  expect(await counts(app, { tool: 'web_fetch', match: 'example.org' })).toMatchObject({ allowed: 0 });
  expect(await counts(app, { tool: 'save_memory', match: 'project:AGENTS.md' })).toMatchObject({
    allowed: 1,
  });
  expect(await counts(app, { tool: 'save_memory', match: 'global:AGENTS.md' })).toMatchObject({ allowed: 0 });
});

it('says what is wrong with a rule that cannot be kept', async () => {
  const app = await startTestApp();
  await expect(preview(app, { tool: '*' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(preview(app, { tool: 'edit', match: '../x' })).rejects.toMatchObject({ code: 'invalid' });
});

it('looks at the newest 2,000 calls, says that there are more, and lets a newer one take its place', async () => {
  // Stops the clock, so that a slow machine still looks at all calls.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const started = await startTestApp();
  const app = await withPast(started, [
    ...Array.from({ length: 2080 }, (_, index) => `make part-${index}`),
    ...Array.from({ length: 20 }, (_, index) => `npm run part-${index}`),
  ]);
  const { rulePreview } = createHandlers(app.app).history;
  const wish = (match: string) => ({
    project: firstProject(app.app).key,
    chatId: null,
    rule: { effect: 'allow', tool: 'run_shell_command', match, scope: 'project' } as const,
  });
  const [overtaken, whole] = await Promise.all([
    rulePreview(wish('make'), caller),
    rulePreview(wish('npm run'), caller),
  ]);
  expect(overtaken.looked).toBeLessThan(2000);
  expect([whole.looked, whole.more, whole.allowed.count]).toEqual([2000, true, 20]);
});
