import type { Rule } from '@shared/approval/approval';
import { growth } from '@shared/testing/steps';
import { describe, expect, it } from 'vitest';
import { matchesFor, mayMatchBelow, ruleMatches } from './match-rule';

const target = (canonical: string, given = canonical) => ({ given, canonical });

function matches(effect: Rule['effect'], match: string, canonical: string, given?: string): boolean {
  return ruleMatches({ effect, tool: 'edit', match }, 'edit', [target(canonical, given)]);
}

describe('a rule', () => {
  it.each([
    ['src/a.ts', 'src/a.ts', true],
    ['./src/a.ts', 'src/a.ts', true],
    ['src/a.ts', 'src/a.ts.bak', false],
    ['src/a.ts', 'other/src/a.ts', false],
    ['src', 'src/a.ts', false],
    ['src/', 'src/a.ts', false],
    ['src/**', 'src/a.ts', true],
    ['src/**', 'src/deep/er/a.ts', true],
    ['src/**', 'src2/a.ts', false],
    ['src/**', 'src/.hidden/.env', true],
    ['src/*', 'src/a.ts', true],
    ['src/*', 'src/deep/a.ts', false],
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/a.ts', false],
    ['**/*.ts', 'src/a.ts', true],
    ['**/*.ts', 'a.ts', true],
    ['**', '.git/config', true],
    ['src/*.{ts,js}', 'src/a.js', true],
    ['src/[ab].ts', 'src/b.ts', true],
    ['src/[!ab].ts', 'src/b.ts', false],
    ['src/[!ab].ts', 'src/c.ts', true],
    ['src[!ab]c.ts', 'src/c.ts', false],
    ['src/?.ts', 'src/b.ts', true],
    ['!src/**', 'lib/a.ts', false],
    ['!src/**', '!src/a.ts', true],
    ['(a+)+.ts', 'aaa.ts', false],
    ['(a+)+.ts', '(a+)+.ts', true],
    ['@(a|b).ts', 'a.ts', false],
    ['src/[id]/page.tsx', 'src/[id]/page.tsx', true],
  ])('that allows %s and a file %s: %s', (match, path, expected) => {
    expect(matches('allow', match, path)).toBe(expected);
  });

  it('for one tool is not for another, whose name begins alike', () => {
    const rule = { effect: 'allow', tool: 'edit' } as const;
    expect(['edit', 'edit_file', 'Edit', 'write_file'].map((tool) => ruleMatches(rule, tool, []))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('for every tool may ask and deny, never allow', () => {
    const holds = (effect: Rule['effect']) => ruleMatches({ effect, tool: '*' }, 'edit', [target('a')]);
    expect([holds('deny'), holds('ask'), holds('allow')]).toEqual([true, true, false]);
  });

  it('about files is not about a call that names none', () => {
    expect(ruleMatches({ effect: 'deny', tool: '*', match: '**' }, 'todo_write', [])).toBe(false);
    expect(ruleMatches({ effect: 'allow', tool: 'edit', match: '**' }, 'edit', [])).toBe(false);
  });
});

describe('what a rule denies or asks about', () => {
  it.each(['deny', 'ask'] as const)('is %s whatever its case and composition', (effect) => {
    expect(matches(effect, 'Secrets/**', 'secrets/A')).toBe(true);
    expect(matches(effect, 'caf\u00e9.txt', 'cafe\u0301.txt')).toBe(true);
    expect(matches('allow', 'Secrets/**', 'secrets/A')).toBe(false);
  });

  it('is so by the name of a link and by what it leads to', () => {
    expect(matches('deny', 'secrets/**', 'secrets/a', 'src/link')).toBe(true);
    expect(matches('deny', 'src/link', 'secrets/a', 'src/link')).toBe(true);
  });

  it('holds for the folder as for what is in it', () => {
    expect(matches('deny', 'secrets/**', 'secrets')).toBe(true);
    expect(matches('deny', 'secrets/**', 'secrets2')).toBe(false);
  });

  it('holds for a call that names it among others', () => {
    const rule = { effect: 'deny', tool: '*', match: 'b' } as const;
    expect(ruleMatches(rule, 'read_many_files', [target('a'), target('b')])).toBe(true);
  });
});

describe('what a rule allows', () => {
  it('is the file itself, not what a link of that name leads to', () => {
    expect(matches('allow', 'src/**', 'secrets/a', 'src/link')).toBe(false);
  });

  it('must be every file the call names', () => {
    const rule = { effect: 'allow', tool: 'edit', match: 'a' } as const;
    expect(ruleMatches(rule, 'edit', [target('a'), target('b')])).toBe(false);
  });
});

describe('the offered matches', () => {
  it('are the file, then its folder, and never everything', () => {
    expect(matchesFor('src/deep/a.ts')).toEqual(['src/deep/a.ts', 'src/deep/**']);
    expect(matchesFor('README.md')).toEqual(['README.md']);
  });

  it.each([
    'app/[id]/page.tsx',
    'a(b)|c.ts',
    'we^ird$+x@!y',
    'sp ace/#q{1,2}.ts',
    'back\\slash',
    '***',
    'what?.ts',
    '日本/ä.ts',
    'q\'"`uote',
    '!not',
    '@(a|b)',
    'line\nbreak',
    '~home',
  ])('hold for the very file %j and, but for the folder, for no other', (path) => {
    const [file = '', ...folder] = matchesFor(path);
    expect([file, ...folder].every((match) => matches('allow', match, path))).toBe(true);
    for (const other of [`${path}x`, `x${path}`, path.replaceAll(/[[\]*?|()]/g, 'i')])
      expect(matches('allow', file, other)).toBe(other === path);
  });
});

describe('a match', () => {
  it.each(['*a*a*b', '[a]*[a]*[a]*b', '((((a*)*)*)', '**/*a*/**/*a*b', '{a,aa}{a,aa}{a,aa}{a,aa}*b'])(
    'is compared in a time that grows with no more than the cube of a name, though it is %s',
    (match) => {
      const compare = (length: number) => matches('deny', match, `${'a'.repeat(length)}/`.repeat(6));
      expect(compare(100)).toBe(false);
      // Input four times as long takes 64 times the time, and 256 times with one more power.
      expect(growth(compare, 10)).toBeLessThan(150);
    },
  );
});

describe('what a glob may match in a folder', () => {
  it.each<[string, string, boolean]>([
    ['secrets/**', '', true],
    ['secrets/**', 'secrets', true],
    ['secrets/**', 'SECRETS/deep', true],
    ['secrets/**', 'src', false],
    ['a/secrets/*.key', 'a', true],
    ['a/secrets/*.key', 'a/secrets', true],
    ['a/secrets/*.key', 'a/secrets/deep', false],
    ['*/secrets/**', 'b', true],
    ['b*/secrets/**', 'a', false],
    ['**/*.key', 'src/deep', true],
    ['src/**/key', 'src/a/b', true],
    ['.env', '', true],
    ['.env', 'src', false],
    ['{a,b/c}/key', 'b', true],
  ])('%s in %j: %s', (match, folder, expected) => {
    expect(mayMatchBelow(match, folder)).toBe(expected);
  });
});
