import type { Mode, Rule } from '@shared/approval/approval';
import { worded } from '@shared/texts/testing/worded';
import type { ToolKind } from '@shared/tools/tools';
import { describe, expect, it } from 'vitest';
import type { FileProposal } from '../../tools/kit/tool';
import { dangerOf } from './dangers';
import type { TargetPath } from './match-rule';
import { type Case, effectiveMode, filesTarget, judge, type Verdict } from './policy';

const modes: Record<Mode['kind'], Mode> = {
  plan: { kind: 'plan' },
  ask: { kind: 'ask' },
  'accept-edits': { kind: 'accept-edits' },
  auto: { kind: 'auto', until: 2_000 },
};

type Tried = Partial<Omit<Case, 'tool' | 'target'>> & {
  kind?: ToolKind;
  targetPaths?: readonly TargetPath[];
};

function verdict(call: Tried = {}) {
  const {
    kind = 'change',
    targetPaths = kind === 'todo' ? [] : [{ given: 'src/a.ts', canonical: 'src/a.ts' }],
    ...rest
  } = call;
  const tool = { name: kind === 'read' ? 'read_file' : kind === 'todo' ? 'todo_write' : 'edit', kind };
  return worded(
    judge({
      tool,
      target: filesTarget(tool, targetPaths),
      danger: null,
      repeats: false,
      mode: modes.ask,
      rules: [],
      now: 1_000,
      ...rest,
    }),
  );
}

function rule(effect: Rule['effect'], words: Partial<Rule> = {}): Rule {
  return { id: 'r', effect, tool: 'edit', scope: 'project', createdAt: 0, origin: 'person', ...words };
}

const short = ({ verdict: word, ...rest }: Verdict): string => {
  if ('allowance' in rest) return `${word} by ${rest.allowance.by}`;
  return 'because' in rest ? `${word} by ${rest.because}` : word;
};

describe('mode by kind', () => {
  it.each<[Mode['kind'], ToolKind, string]>([
    ['plan', 'read', 'allow by read-only'],
    ['plan', 'change', 'deny'],
    ['plan', 'todo', 'allow by read-only'],
    ['ask', 'read', 'allow by read-only'],
    ['ask', 'change', 'ask by mode'],
    ['ask', 'todo', 'allow by read-only'],
    ['accept-edits', 'read', 'allow by read-only'],
    ['accept-edits', 'change', 'allow by mode'],
    ['accept-edits', 'todo', 'allow by read-only'],
    ['auto', 'read', 'allow by read-only'],
    ['auto', 'change', 'allow by mode'],
    ['auto', 'todo', 'allow by read-only'],
    ['plan', 'web', 'ask by mode'],
    ['ask', 'web', 'ask by mode'],
    ['accept-edits', 'web', 'ask by mode'],
    ['auto', 'web', 'allow by mode'],
    ['plan', 'memory', 'deny'],
    ['ask', 'memory', 'ask by mode'],
    ['accept-edits', 'memory', 'ask by mode'],
    ['auto', 'memory', 'allow by mode'],
    ['plan', 'plan', 'ask by mode'],
    ['auto', 'plan', 'ask by mode'],
    ['plan', 'agent', 'allow by read-only'],
    ['auto', 'agent', 'allow by read-only'],
    ['plan', 'remote', 'deny'],
    ['ask', 'remote', 'ask by mode'],
    ['accept-edits', 'remote', 'ask by mode'],
    ['auto', 'remote', 'allow by mode'],
  ])('%s, %s: %s', (mode, kind, expected) => {
    expect(short(verdict({ mode: modes[mode], kind }))).toBe(expected);
  });
});

describe('mode by rule, for a change', () => {
  const deny = rule('deny');
  const ask = rule('ask');
  const allow = rule('allow');
  it.each<[Mode['kind'], Rule[], string]>([
    ['plan', [allow], 'deny'],
    ['plan', [ask], 'deny'],
    ['plan', [deny], 'deny'],
    ['ask', [allow], 'allow by rule'],
    ['ask', [ask, allow], 'ask by rule'],
    ['ask', [allow, ask], 'ask by rule'],
    ['ask', [allow, ask, deny], 'deny'],
    ['accept-edits', [ask], 'ask by rule'],
    ['accept-edits', [deny], 'deny'],
    ['accept-edits', [allow], 'allow by rule'],
    ['auto', [ask], 'ask by rule'],
    ['auto', [deny, allow], 'deny'],
  ])('%s, %j: %s', (mode, rules, expected) => {
    expect(short(verdict({ mode: modes[mode], rules }))).toBe(expected);
  });

  it('goes by the mode when the rule is about another file or tool', () => {
    const rules = [rule('allow', { match: 'lib/**' }), rule('deny', { tool: 'write_file' })];
    expect(short(verdict({ rules }))).toBe('ask by mode');
  });

  it('says which rule, and where it holds', () => {
    expect(verdict({ rules: [rule('deny', { match: 'src/**', scope: 'everywhere' })] })).toEqual({
      verdict: 'deny',
      refusal: { by: 'rule', rule: 'deny edit src/**', scope: 'everywhere' },
      text: 'Not executed: blocked by rule "deny edit src/**" (everywhere). This was not a decision by the user in this moment.',
    });
    expect(verdict({ rules: [rule('allow', { match: 'src/**' })] })).toEqual({
      verdict: 'allow',
      allowance: { by: 'rule', rule: 'allow edit src/**', scope: 'project' },
    });
    expect(verdict({ rules: [rule('ask', { match: 'src/**', scope: 'chat' })] })).toMatchObject({
      why: 'rule “ask edit src/**” (chat) asks',
    });
  });
});

describe('a rule about reading', () => {
  it('denies and asks, in every mode', () => {
    for (const mode of Object.values(modes)) {
      const by = (effect: Rule['effect']) =>
        short(verdict({ mode, kind: 'read', rules: [rule(effect, { tool: '*', match: 'src/**' })] }));
      expect([by('deny'), by('ask')]).toEqual(['deny', 'ask by rule']);
    }
  });

  it('denies by the target of a link', () => {
    const targetPaths = [{ given: 'src/link', canonical: 'secrets/key' }];
    expect(
      short(
        verdict({ kind: 'read', targetPaths, rules: [rule('deny', { tool: '*', match: 'secrets/**' })] }),
      ),
    ).toBe('deny');
  });
});

describe('the hard list', () => {
  const danger = '.env is a protected file';

  it.each(['ask', 'accept-edits', 'auto'] as const)('asks in mode %s and offers no rule', (mode) => {
    expect(verdict({ mode: modes[mode], danger })).toEqual({
      verdict: 'ask',
      because: 'hard-list',
      why: danger,
      always: [],
    });
  });

  it('beats what is allowed, and gives way to what is denied', () => {
    expect(short(verdict({ danger, rules: [rule('allow')] }))).toBe('ask by hard-list');
    expect(short(verdict({ danger, rules: [rule('deny')] }))).toBe('deny');
    expect(short(verdict({ danger, mode: modes.plan }))).toBe('deny');
  });
});

describe('a call that came twice in a row before', () => {
  it('asks, whatever its kind, the mode and what is allowed', () => {
    for (const kind of ['read', 'change', 'todo'] as const)
      expect(short(verdict({ kind, repeats: true, mode: modes.auto, rules: [rule('allow')] }))).toBe(
        'ask by repeat',
      );
  });
});

describe('a question by the mode', () => {
  it('offers the file and its folder', () => {
    expect(verdict()).toEqual({
      verdict: 'ask',
      because: 'mode',
      why: 'the mode is Ask',
      always: [
        { tool: 'edit', match: 'src/a.ts' },
        { tool: 'edit', match: 'src/**' },
      ],
    });
  });
});

describe('Auto', () => {
  it('is Ask from its time on', () => {
    expect(effectiveMode(modes.auto, 1_999)).toEqual(modes.auto);
    expect(effectiveMode(modes.auto, 2_000)).toEqual({ kind: 'ask' });
    expect(short(verdict({ mode: modes.auto, now: 2_000 }))).toBe('ask by mode');
  });
});

describe('what is on the hard list', () => {
  const protection = (path: string) => (path.endsWith('.env') ? `${path} is a protected file` : null);
  const proposal = (change: 'create' | 'modify' | 'delete', relativePath = 'src/a.ts') =>
    ({
      kind: 'file-change',
      subject: {
        kind: 'file-change',
        change,
        path: `/p/${relativePath}`,
        relativePath,
        added: 0,
        removed: 0,
        approximate: null,
      },
      base: { text: 'old' },
      proposed: 'new',
    }) as unknown as FileProposal;
  const danger = (input: Partial<Parameters<typeof dangerOf>[0]>) =>
    worded(
      dangerOf({
        tool: { name: 'edit', kind: 'change' },
        targetPaths: [],
        proposal: null,
        seen: new Set(),
        protection,
        ...input,
      }),
    );

  it.each([
    ['a deletion', { proposal: proposal('delete') }, 'deleting a file always asks'],
    [
      'overwriting a file this chat has not read',
      { proposal: proposal('modify') },
      'it would overwrite src/a.ts without reading it in this chat first',
    ],
    [
      'overwriting a file it has read',
      { proposal: proposal('modify'), seen: new Set(['/p/src/a.ts']) },
      null,
    ],
    [
      'changing part of a file it has not read',
      { proposal: proposal('modify'), tool: { name: 'edit', kind: 'change', changes: 'part' } },
      null,
    ],
    ['a new file', { proposal: proposal('create') }, null],
    ['a protected file', { proposal: proposal('create', '.env') }, '.env is a protected file'],
    [
      'a link of a protected name',
      { targetPaths: [{ given: 'conf/.env', canonical: 'a.txt' }], proposal: proposal('create') },
      'conf/.env is a protected file',
    ],
    [
      'a link to a protected file',
      { targetPaths: [{ given: 'a.txt', canonical: 'conf/.env' }] },
      'conf/.env is a protected file',
    ],
    [
      'deleting a protected file, which is named first',
      { proposal: proposal('delete', '.env') },
      '.env is a protected file',
    ],
    [
      'reading a protected file',
      { tool: { name: 'read_file', kind: 'read' }, targetPaths: [{ given: '.env', canonical: '.env' }] },
      null,
    ],
  ] as const)('%s: %j', (_what, input, expected) => {
    expect(danger(input)).toBe(expected);
  });
});
