import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModeKind, Rule } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeJudgedProject, root, workspace } from '../../command-safety/testing/judged-project';
import { checkCommand } from './check-command';

// These tests judge commands and never run them.

makeJudgedProject();
afterEach(() => vi.unstubAllEnvs());

type Given = { readonly mode?: ModeKind; readonly sandboxed?: boolean; readonly rules?: readonly Rule[] };

async function check(text: string, { mode = 'ask', sandboxed = false, rules = [] }: Given = {}) {
  const asked = { text, shell: 'bash', directory: '', mode, sandboxed, rules } as const;
  const { verdict, because, parts } = await checkCommand(asked, workspace);
  return {
    verdict,
    because: say(because),
    parts: parts.map(({ text, why }) => [text, why === null ? null : say(why)]),
  };
}

function rule(effect: Rule['effect'], match: string, tool = 'run_shell_command'): Rule {
  return { id: match, effect, tool, match, scope: 'everywhere', createdAt: 0, origin: 'person' };
}

describe('a command is checked: what would happen, and why', () => {
  it('one that only reads runs', async () => {
    expect(await check('cat a | head', { mode: 'plan' })).toEqual({
      verdict: 'run',
      because: 'it only reads',
      parts: [
        ['cat a', null],
        ['head', null],
      ],
    });
  });

  it('one that only reads asks where its programs could only be found in the project', async () => {
    vi.stubEnv('PATH', join(root, 'node_modules/.bin'));
    expect(await check('cat a')).toMatchObject({ verdict: 'ask' });
    expect(await check('cat a', { mode: 'plan' })).toMatchObject({ verdict: 'refuse' });
  });

  it('one that does more asks, and each part says why', async () => {
    expect(await check('ls && npm test')).toEqual({
      verdict: 'ask',
      because: 'the mode is Ask',
      parts: [
        ['ls', null],
        ['npm test', 'npm may do more than read'],
      ],
    });
  });

  it('Plan refuses it', async () => {
    expect(await check('npm test', { mode: 'plan' })).toMatchObject({
      verdict: 'refuse',
      because: 'the mode is Plan',
      parts: [['npm test', expect.any(String)]],
    });
  });

  it('without a sandbox Auto asks about a program that it does not know, unless a rule allows it', async () => {
    const asked = { mode: 'auto' } as const;
    expect(await check('mytool --wipe', asked)).toMatchObject({
      verdict: 'ask',
      because: 'the effect of mytool is unknown, and there is no sandbox',
    });
    expect(await check('mytool --wipe', { ...asked, sandboxed: true })).toMatchObject({ verdict: 'run' });
    const rules = [rule('allow', 'mytool')];
    expect(await check('mytool --wipe && npx vitest run', { ...asked, rules })).toMatchObject({
      verdict: 'run',
    });
    expect(await check('mytool --wipe && other', { ...asked, rules })).toMatchObject({
      verdict: 'ask',
      because: expect.stringContaining('other'),
    });
  });

  it('a search that can meet a file with secrets asks, unless the sandbox hides the file', async () => {
    await writeFile(join(root, '.env'), 'KEY=1');
    const because = '.env can contain secrets, and the provider of the model would get them';
    const rules = [rule('allow', 'grep')];
    for (const mode of ['ask', 'auto'] as const) {
      expect(await check('grep -r KEY .', { mode, rules })).toMatchObject({ verdict: 'ask', because });
      const sandboxed = { mode, rules, sandboxed: true };
      expect(await check('grep -r KEY .', sandboxed)).toMatchObject({ verdict: 'run' });
      const others = ['grep -r KEY . > src/b', 'git status && grep -r KEY .', 'git grep --untracked KEY'];
      for (const text of others)
        expect(await check(text, sandboxed)).toMatchObject({ verdict: 'ask', because });
    }
    await rm(join(root, '.env'));
    expect(await check('grep -r KEY .')).toMatchObject({ verdict: 'run' });
  });

  it('Auto and a rule let it run', async () => {
    expect(await check('npm test', { mode: 'auto' })).toMatchObject({
      verdict: 'run',
      because: 'the mode is Auto',
    });
    expect(await check('npm test', { rules: [rule('allow', 'npm test')] })).toMatchObject({
      verdict: 'run',
      because: 'rule “allow run_shell_command npm test” (everywhere) allows it',
    });
  });

  it('a rule refuses it, and names the part', async () => {
    const because = 'rule “deny run_shell_command git push” (everywhere) denies it';
    expect(await check('npm test && git push', { mode: 'auto', rules: [rule('deny', 'git push')] })).toEqual({
      verdict: 'refuse',
      because,
      parts: [
        ['npm test', null],
        ['git push', because],
      ],
    });
  });
});

const auto = { mode: 'auto', sandboxed: true } as const;

describe('in a sandbox Auto runs what is not known', () => {
  it.each([
    'eval "$(npm run -s environment)"',
    'bash -c "eval \\"$x\\""',
    "git ls-files | xargs sed -i 's/a/b/'",
    'unzip -o a.zip',
  ])('and asks without: %s', async (text) => {
    expect((await check(text, { mode: 'auto' })).verdict).toBe('ask');
    expect((await check(text, auto)).verdict).toBe('run');
  });

  it.each([
    'eval "rm -rf src"',
    'bash -c "eval \\"rm -rf $x\\""',
    'ls | xargs -I{} cp {} .git/hooks/{}',
    'eval "sudo ls"',
    'rm -rf src',
  ])('but not what looks as if it were on the hard list: %s', async (text) => {
    expect((await check(text, auto)).verdict).toBe('ask');
  });

  it('but not in another mode', async () => {
    for (const mode of ['ask', 'accept-edits'] as const)
      expect((await check('eval x', { mode, sandboxed: true })).verdict).toBe('ask');
    expect((await check('eval x', { mode: 'plan', sandboxed: true })).verdict).toBe('refuse');
  });

  it('but not where a rule may be about it', async () => {
    for (const each of [rule('deny', 'git push'), rule('ask', 'git push'), rule('deny', 'secrets/**', '*')])
      expect((await check('eval "$x"', { ...auto, rules: [each] })).verdict, each.tool).toBe('ask');
    for (const each of [rule('allow', 'git push'), rule('deny', 'src/**', 'edit')])
      expect((await check('eval "$x"', { ...auto, rules: [each] })).verdict, each.tool).toBe('run');
  });
});
