import { type Rule, ruleText } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { ruleTools } from '../testing/rule-tools';
import { type FoundRules, type HeldRules, holdRules, noRules } from './project-rules';

// The effect of a project's own rules file in every state of the file.

const tools = ruleTools('read_file', 'edit', 'write_file', 'run_shell_command');
const file = 'The project’s .pilotfish/rules.json:';
const denial = { effect: 'deny', tool: 'edit', match: 'secrets/**' };

const written = (...rules: unknown[]): FoundRules => ({ kind: 'text', text: JSON.stringify({ rules }) });
const text = (raw: string): FoundRules => ({ kind: 'text', text: raw });

function held(...found: readonly FoundRules[]): {
  readonly rules: string[];
  readonly problems: readonly string[];
} {
  const last = found.reduce<HeldRules>((before, next) => holdRules(next, before, tools), noRules);
  return {
    rules: last.rules.map((rule: Rule) => ruleText(rule)),
    problems: [...last.problems, ...last.news].map((problem) => say(problem)),
  };
}

describe('a file that never could be read', () => {
  it.each<[string, FoundRules, string]>([
    ['no JSON', text('{'), 'Expected property name'],
    ['a list', text('[]'), 'it must be an object'],
    ['something else in it', text('{"rules":"all"}'), 'rules: it must be a list'],
    ['another key', text('{"rulez":[]}'), 'Unknown key “rulez”. Did you mean “rules”?'],
    ['nested without end', text('['.repeat(100_000)), 'It is nested deeper than 100 levels.'],
    ['unreadable', { kind: 'unreadable', why: 'It is a folder' }, 'It is a folder.'],
  ])('makes everything ask, and says why: %s', (_what, found, why) => {
    const { rules, problems } = held(found);
    expect(rules).toEqual(['ask *']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file} The file is invalid: `);
    expect(problems[0]).toContain(why);
    expect(problems[0]).toMatch(/ Every call asks until you fix it\.$/);
  });

  it('lets go once it is mended, or gone', () => {
    expect(held(text('{'), written(denial)).rules).toEqual(['deny edit secrets/**']);
    expect(held(text('{'), { kind: 'missing' })).toEqual({ rules: [], problems: [] });
  });
});

describe('a file that was understood before', () => {
  it.each<[string, FoundRules, string]>([
    ['broken', text('{"rules":['), 'Its earlier rules apply until you fix it.'],
    ['unreadable', { kind: 'unreadable', why: 'x' }, 'Its earlier rules apply until you fix it.'],
    [
      'gone',
      { kind: 'missing' },
      `${file} The file is gone. Its rules apply until you open the project again.`,
    ],
  ])('goes on holding when it is %s', (_what, found, said) => {
    const { rules, problems } = held(written(denial), found, found);
    expect(rules).toEqual(['deny edit secrets/**']);
    expect(problems.join()).toContain(said);
  });

  it('goes on holding beside what is written when a word of it is misspelt', () => {
    const { rules } = held(
      written(denial),
      written({ ...denial, effect: 'denny' }, { effect: 'ask', tool: 'edit' }),
    );
    expect(rules).toEqual(['deny edit secrets/**', 'ask edit secrets/**', 'ask edit']);
  });

  it('refuses all it refused when it breaks after a version with a slip', () => {
    const publish = { effect: 'deny', tool: 'run_shell_command', match: 'npm publish' };
    const slip = { effect: 'ask', tool: 'edti' };
    const refuses = 'deny run_shell_command npm publish';
    const never = held(written(publish, slip), text('{"rules":[<<<<'));
    expect(never.rules).toEqual([refuses, 'ask *']);
    expect(never.problems.join()).toContain('Until you fix it, its earlier rules apply and every call asks.');
    expect(held(written(publish, slip), text('{'), { kind: 'missing' }).rules).toEqual([refuses, 'ask *']);
    expect(held(written(denial), written(denial, publish, slip), text('{')).rules).toEqual([
      'deny edit secrets/**',
      refuses,
      'ask *',
    ]);
  });

  it('refuses all it refused while one slip takes the place of another', () => {
    const { rules } = held(
      written(denial, { effect: 'ask', tool: 'edti', match: 'a' }),
      written({ ...denial, effect: 'denny' }, { effect: 'ask', tool: 'edit', match: 'a' }),
    );
    expect(rules).toEqual(['deny edit secrets/**', 'ask * a', 'ask edit secrets/**', 'ask edit a']);
  });

  it('gives way to another that is understood, and what no longer holds is said', () => {
    expect(held(written(denial), written())).toEqual({
      rules: [],
      problems: [`${file} The file has changed. These rules no longer apply: deny edit secrets/**.`],
    });
  });
});

describe('a rule that is not understood', () => {
  it.each<[object, string[], string]>([
    [{ ...denial, effect: 'denny' }, ['ask edit secrets/**'], 'Unknown effect “denny”. Did you mean “deny”?'],
    [{ ...denial, tool: 'edti' }, ['ask * secrets/**'], 'Unknown tool “edti”. Did you mean “edit”?'],
    [{ effect: 'deny', tool: 'edit', match: '../x' }, ['ask edit'], 'relative to the project'],
    [{ efect: 'deny', tool: 'edit' }, ['ask edit'], 'Unknown key “efect”. Did you mean “effect”?'],
    [{ effect: 'deny' }, ['ask *'], 'tool: it must be text'],
  ])('asks about all it could be about: %j', (rule, asks, said) => {
    const { rules, problems } = held(written(rule));
    expect(rules).toEqual(asks);
    expect(problems.join('\n')).toContain(said);
  });

  it('holds as it is written where only a key means nothing, and that is said', () => {
    const { rules, problems } = held(written({ effect: 'deny', tool: 'edit', mach: 'secrets/**' }));
    expect(rules).toEqual(['deny edit']);
    expect(problems).toEqual([
      `${file} Pilotfish ignores a key in the rule {"effect":"deny","tool":"edit","mach":"secrets/**"}. Unknown key “mach”. Did you mean “match”?`,
    ]);
  });

  it('is dropped when all it could do is allow, and tools of servers are no misspelling', () => {
    expect(held(written({ effect: 'allow', tool: 'edti' })).rules).toEqual([]);
    expect(held(written({ effect: 'deny', tool: 'github__push' }))).toEqual({
      rules: ['deny github__push'],
      problems: [],
    });
  });
});

it('is nothing where there is no such file', () => {
  expect(held({ kind: 'missing' })).toEqual({ rules: [], problems: [] });
});
