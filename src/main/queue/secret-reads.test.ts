import type { Mode } from '@shared/approval/approval';
import { expect, it } from 'vitest';
import { read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';

// Files that can contain secrets: reading them asks, and searches of many files skip them.

const modes: readonly Mode[] = [
  { kind: 'plan' },
  { kind: 'ask' },
  { kind: 'accept-edits' },
  { kind: 'auto', until: Number.MAX_SAFE_INTEGER },
];

it.each(modes)('reading one asks in mode %j', async (mode) => {
  const test = await startTestQueue({ mode });
  const path = await test.write('config/.env.local', 'KEY=1');
  const { question, outcome } = await test.runToQuestion(read(path));
  expect(question).toMatchObject({
    why: 'config/.env.local can contain secrets, and the provider of the model would get them',
    danger: true,
    always: [],
  });
  await test.decide('c1', { answer: 'accept' });
  await outcome;
  expect(test.results().c1).toBe('KEY=1');
});

it('a rule that allows reading does not answer for it', async () => {
  const test = await startTestQueue();
  await test.rules.add(test.root, { effect: 'allow', tool: 'read_file', scope: 'everywhere' });
  const { question } = await test.runToQuestion(read(await test.write('id_rsa', 'x')));
  expect(question.why).toMatch(/^id_rsa can contain secrets/);
});

it('a search and a list of files leave them out, unless the call names them', async () => {
  const test = await startTestQueue();
  for (const name of ['.env', 'a.txt', '.npmrc', 'keys/server.pem']) await test.write(name, 'token=1\n');
  await test.run({ tool: 'search_file_content', input: { pattern: 'token' } });
  expect(test.results().c1).toMatch(/^Found 1 match.*\n---\nFile: a\.txt\n/);
  await test.run({ tool: 'read_many_files', input: { paths: ['.'], respect_git_ignore: false } });
  expect(test.results().c2).toContain('a.txt ---');
  expect(test.results().c2).not.toContain('.env ---');
  const named = await test.runToQuestion({
    tool: 'search_file_content',
    input: { pattern: 'token', path: '.env' },
  });
  await test.decide('c3', { answer: 'accept' });
  await named.outcome;
  expect(test.results().c3).toContain('token=1');
});
