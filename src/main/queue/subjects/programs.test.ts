import type { Mode, Rule, SandboxUse } from '@shared/approval/approval';
import { worded } from '@shared/texts/testing/worded';
import { textOf } from '@shared/texts/text';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { preparePrograms, programsSubject } from './programs';

// The policy on programs of tools: like the same commands in a shell; an allow rule is valid only for the tool's
// definition.

const auto: Mode = { kind: 'auto', until: 2_000 };
const wc = [['wc', '-l', 'a.txt']] as const;

type Tried = {
  readonly programs?: readonly (readonly [string, ...string[]])[];
  readonly asks?: 'always' | 'as-commands';
  readonly rules?: readonly Rule[];
  readonly mode?: Mode;
  readonly pin?: string | null;
  readonly sandbox?: SandboxUse;
  readonly kind?: 'command' | 'remote';
};

const without: SandboxUse = { kind: 'without', why: textOf('sandbox.off') };
const opened = { hosts: ['a.example'], folders: [] };

async function judged(tried: Tried) {
  const { asks = 'as-commands', rules = [], mode, pin = 'now' } = tried;
  const { programs = wc, sandbox = without, kind = 'command' } = tried;
  const tool = { name: 'count', kind, ...(pin !== null && { pin }) };
  const workspace = await createWorkspace(await tempFolder());
  const signal = new AbortController().signal;
  const prepared = await preparePrograms(
    { kind: 'programs', programs, input: '{}', asks, proposed: '', sandbox, opened },
    { workspace, targetPaths: [], tool, input: '{}', signal },
  );
  const verdict = programsSubject.judge(prepared, {
    tool,
    rules,
    repeats: false,
    now: 1_000,
    mode: mode ?? { kind: 'ask' },
    seen: { has: () => false },
    webDoubt: () => null,
    protection: () => null,
  });
  return worded(verdict);
}

function rule(effect: Rule['effect'], words: Partial<Rule> = {}): Rule {
  return { id: 'r', effect, tool: 'count', scope: 'project', createdAt: 0, origin: 'person', ...words };
}

test('where the mode asks, “Always…” offers the first words of its programs', async () => {
  expect(await judged({})).toMatchObject({
    verdict: 'ask',
    because: 'mode',
    always: [
      { tool: 'count', match: 'wc -l a.txt' },
      { tool: 'count', match: 'wc' },
    ],
  });
});

test.each<[string, Tried, object]>([
  ['what it was allowed as runs', { rules: [rule('allow', { pin: 'now', match: 'wc' })] }, { by: 'rule' }],
  ['without a match, every call of it', { rules: [rule('allow', { pin: 'now' })] }, { by: 'rule' }],
  ['Auto runs it', { mode: auto }, { by: 'mode' }],
])('%s', async (_what, tried, allowance) => {
  expect(await judged(tried)).toMatchObject({ verdict: 'allow', allowance });
});

test.each<[string, Tried]>([
  ['is another by now', { rules: [rule('allow', { pin: 'then', match: 'wc' })] }],
  ['is another by now, in Auto', { rules: [rule('allow', { pin: 'then' })], mode: auto }],
])('what %s asks, and says so', async (_what, tried) => {
  expect(await judged(tried)).toMatchObject({
    verdict: 'ask',
    because: 'rule',
    why: 'count changed since it was allowed',
    always: [{ match: 'wc -l a.txt' }, { match: 'wc' }],
  });
});

test.each<[string, Tried, string]>([
  ['other words than were allowed', { rules: [rule('allow', { pin: 'now', match: 'sort' })] }, 'mode'],
  ['an allowance without a pin', { rules: [rule('allow', { match: 'wc' })] }, 'mode'],
  ['what the shell was allowed', { rules: [rule('allow', { tool: 'run_shell_command' })] }, 'mode'],
  [
    'a dangerous program',
    { programs: [['rm', '-r', 'a']], rules: [rule('allow', { pin: 'now' })] },
    'hard-list',
  ],
  ['a rule that asks', { rules: [rule('ask'), rule('allow', { pin: 'now' })] }, 'rule'],
  ['what asks always', { asks: 'always', rules: [rule('allow', { pin: 'now' })] }, 'rule'],
])('%s: it asks', async (_what, tried, because) => {
  expect(await judged(tried)).toMatchObject({ verdict: 'ask', because });
});

test.each<[string, Tried]>([
  ['it', { rules: [rule('deny'), rule('allow', { pin: 'now' })] }],
  ['its program', { rules: [rule('deny', { match: 'wc' })] }],
  ['its program to the shell', { rules: [rule('deny', { tool: 'run_shell_command', match: 'wc' })] }],
  ['it though it is another by now', { rules: [rule('deny'), rule('allow', { pin: 'then' })] }],
  ['what asks always', { asks: 'always', rules: [rule('deny')] }],
])('a rule that denies %s', async (_what, tried) => {
  expect(await judged(tried)).toMatchObject({ verdict: 'deny' });
});

describe('in the sandbox', () => {
  const unknown = [['bash', '-c', 'eval "$x"']] as const;
  const inside: SandboxUse = { kind: 'in' };
  const keeping: SandboxUse = { ...inside, keepsQuestions: true };

  test('Auto runs what the discovery command declared, which asks elsewhere', async () => {
    const discovered = { asks: 'always', kind: 'remote' } as const;
    expect(await judged({ ...discovered, mode: auto, sandbox: inside })).toMatchObject({
      verdict: 'allow',
      allowance: { by: 'mode', mode: 'auto' },
    });
    for (const tried of [
      { mode: auto },
      { mode: auto, sandbox: keeping },
      { sandbox: inside },
      { mode: { kind: 'accept-edits' }, sandbox: inside },
    ] as const)
      expect(await judged({ ...discovered, ...tried })).toMatchObject({ verdict: 'ask', because: 'rule' });
  });

  test('Auto runs what is not understood, which asks without', async () => {
    expect(await judged({ programs: unknown, mode: auto, sandbox: inside })).toMatchObject({
      verdict: 'allow',
      allowance: { by: 'mode' },
    });
    expect(await judged({ programs: unknown, mode: auto })).toMatchObject({ verdict: 'ask' });
    expect(await judged({ programs: unknown, mode: auto, sandbox: keeping })).toMatchObject({
      verdict: 'ask',
    });
  });

  test('what lies outside of it runs without, and asks in every mode', async () => {
    const programs = [['npm', 'publish']] as const;
    const tried = { programs, mode: auto, sandbox: inside };
    expect(await judged(tried)).toMatchObject({ verdict: 'ask', because: 'hard-list' });
    const workspace = await createWorkspace(await tempFolder());
    const prepared = await preparePrograms(
      {
        kind: 'programs',
        input: '',
        asks: 'as-commands',
        proposed: '',
        programs,
        sandbox: inside,
        opened,
      },
      {
        workspace,
        targetPaths: [],
        input: '{}',
        signal: new AbortController().signal,
        tool: { name: 'count' },
      },
    );
    expect(prepared.sandbox).toMatchObject({ kind: 'without', why: { key: 'sandbox.needs-outside' } });
  });
});

test('nothing is offered where nothing could be held to, or nothing would be allowed by it', async () => {
  expect(await judged({ pin: null })).toMatchObject({ verdict: 'ask', always: [] });
  expect(await judged({ asks: 'always' })).toMatchObject({ verdict: 'ask', always: [] });
});
