import { readdir } from 'node:fs/promises';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { shellCall } from '../../../e2e/calls';
import { createHandlers } from './handlers/create-handlers';
import { addRule, caller, firstProject, startTestApp, type TestApp } from './testing/test-app';
import type { TriedCommand } from './try-command';

// A command that the user tries: it is judged as if a model proposed it, and never runs.

async function tried({ app }: TestApp, command: string, given: Partial<TriedCommand> = {}) {
  const asked = { project: firstProject(app).key, chatId: null, mode: 'ask', sandboxed: false } as const;
  const answer = createHandlers(app).rules.checkCommand({ ...asked, ...given, command }, caller);
  const { verdict, because, parts } = await answer;
  return { verdict, because: say(because), parts: parts.map(({ why }) => (why === null ? null : say(why))) };
}

test('it is judged by the mode and the sandbox that are given, and nothing is run', async () => {
  const started = await startTestApp({ 'a.txt': 'a' });
  expect(await tried(started, 'touch made && cat a.txt')).toEqual({
    verdict: 'ask',
    because: 'the mode is Ask',
    parts: ['touch may do more than read', null],
  });
  expect(await tried(started, 'touch made', { mode: 'plan' })).toMatchObject({ verdict: 'refuse' });
  expect(await tried(started, 'touch made', { mode: 'auto' })).toMatchObject({ verdict: 'run' });
  expect(await tried(started, 'eval "$x"', { mode: 'auto' })).toMatchObject({ verdict: 'ask' });
  expect(await tried(started, 'eval "$x"', { mode: 'auto', sandboxed: true })).toEqual({
    verdict: 'run',
    because: 'the mode is Auto',
    parts: expect.any(Array),
  });
  expect(await readdir(started.project)).toEqual(['a.txt']);
});

test('the rules that hold there count: those of the project, and of the chat that is named', async () => {
  const started = await startTestApp();
  const chat = await started.chat();
  started.model.reply({ calls: [shellCall('touch a.txt')] }, 'Done.');
  await chat.send('Touch it.');
  await chat.decide({ answer: 'always', rule: { tool: 'run_shell_command', match: 'touch', scope: 'chat' } });
  await chat.until(({ turn }) => turn.kind === 'idle');
  const because = 'rule “allow run_shell_command touch” (chat) allows it';
  expect(await tried(started, 'touch made')).toMatchObject({ verdict: 'ask' });
  expect(await tried(started, 'touch made', { chatId: chat.id })).toMatchObject({ verdict: 'run', because });

  await addRule(started.app, {
    effect: 'deny',
    tool: 'run_shell_command',
    match: 'touch',
    scope: 'project',
  });
  expect(await tried(started, 'touch made', { chatId: chat.id, mode: 'auto' })).toMatchObject({
    verdict: 'refuse',
    because: 'rule “deny run_shell_command touch” (project) denies it',
  });
});

test('what no shell takes is no command, and that is said', async () => {
  const started = await startTestApp();
  await expect(tried(started, 'echo \0')).rejects.toThrow(
    'The command contains a NUL character. Shells reject it.',
  );
  await expect(tried(started, `echo ${'x'.repeat(131_000)}`)).rejects.toThrow(
    'The command is too long for the shell: its length is 131,005, and the limit is 131,000.',
  );
  await expect(tried(started, '  ')).rejects.toThrow('The command is empty.');
});
