import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Mode } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { type NotingQueue, startNotingQueue } from './testing/start-noting-queue';

// A rule for every tool denies files to commands: those that they name, and those that they may find.

async function start(mode: Mode): Promise<NotingQueue> {
  const test = await startNotingQueue({ mode });
  await test.rules.add(null, { effect: 'deny', tool: '*', match: 'secrets/**', scope: 'everywhere' });
  return test;
}

const command = (text: string) => ({ tool: 'run_shell_command', input: { command: text } });

describe('a denied folder', () => {
  it('is not read by a command that is given it, or a folder around it', async () => {
    const test = await start({ kind: 'ask' });
    await test.write('secrets/key', 'x');
    await test.run(command('cat secrets/key'), command('cat ./src/../secrets/key'), command('ls'));
    await test.run(command('grep -r x secrets'), command('cd secrets && rg x'));
    await test.run(command('git show HEAD:secrets/key'), command('git diff HEAD:secrets/key -- src/a.txt'));
    await test.run(command('cat < secrets/key'), command('for f in secrets/*; do cat "$f"; done'));
    expect(test.ran).toEqual(['ls']);
  });

  it.each([
    'grep -rn x .',
    'cd src && grep -r x ..',
    'rg x',
    'rg x . | head',
    'grep -5r x .',
    'diff -r . src',
    'diff -N . src',
    'git status -v',
    'git reflog -p',
    'git reflog show -p',
    'git log --binary',
    'git log --grep -- -p',
    'cd src && grep -R x ..',
    'git grep x',
    'git diff HEAD~1',
    'git show HEAD',
    "git log -p -- 'sec*'",
  ])('asks about a command that may come upon it, whatever is allowed: %s', async (text) => {
    const test = await start({ kind: 'auto', until: Number.MAX_SAFE_INTEGER });
    await test.write('src/a.txt', 'x');
    const allowing = { effect: 'allow', tool: 'run_shell_command', match: 'grep' } as const;
    await test.rules.add(null, { ...allowing, scope: 'everywhere' });
    const { question } = await test.runToQuestion(command(text));
    expect(question).toMatchObject({
      why: 'it may read content that rule “deny * secrets/**” (everywhere) covers',
      always: [],
    });
    expect(test.ran).toEqual([]);
  });

  it('does not ask about a command that cannot come upon it', async () => {
    const test = await start({ kind: 'ask' });
    await test.write('src/a.txt', 'x');
    await promisify(execFile)('git', ['init', '-q'], { cwd: test.root });
    const texts = [
      'grep -rn x src',
      'rg x src',
      'cat src/a.txt | rg x',
      'grep x src/a.txt',
      'diff src/a.txt src/b.txt',
      'diff -N --no-dereference src lib',
      'git status',
      'git branch',
      'git log --oneline',
      'git log --stat',
      'git reflog',
      'git diff --stat',
      'git diff --name-only',
      'git blame src/a.txt',
      'git diff -- src',
    ];
    await test.run(...texts.map((text) => command(text)));
    expect(test.ran).toEqual(texts);
  });
});
