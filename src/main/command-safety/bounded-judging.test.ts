import { realpath } from 'node:fs/promises';
import { growth } from '@shared/testing/steps';
import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { pipedDanger } from './programs/piped-programs';
import { parseCommand } from './syntax/parse-command';
import { filesOfSed } from './syntax/sed-script';
import { createTargetPathCheck, type TargetPathCheck } from './target-paths';

// Judging blocks all other work, so its cost must grow at most linearly with the command.

describe('a script of sed', () => {
  it.each(['s/', '/', 's/a/b/;/x/,/', 's/^'])(
    '%s with brackets that never end is given up at once',
    (start) => {
      const judge = (brackets: number) => filesOfSed(`${start}${'[]'.repeat(brackets)}x`);
      for (const brackets of [6, 300]) expect(growth(judge, brackets)).toBeLessThan(10);
    },
  );

  it.each([
    ['s/[]/]/x/w .env', ['.env']],
    ['s/[^]/]/x/w .env', ['.env']],
    ['s/[^/]*/x/;w .env', ['.env']],
    ['/[]]/w .env', ['.env']],
    ['s/[]/x/w .env', null],
  ])('%s is read with its brackets', (script, files) => {
    expect(filesOfSed(script)).toEqual(files);
  });
});

describe('a pipeline', () => {
  it('has each of its commands looked at once, however many ask about it', () => {
    let steps = 0;
    const counted = (words: string[]): readonly string[] =>
      new Proxy(words, {
        get: (target, key, receiver) => {
          steps += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    const stepsFor = (length: number) => {
      const members = Array.from({ length }, () => counted(['sh', 'a']));
      steps = 0;
      for (const [at, words] of members.entries()) pipedDanger(words, { reads: members.slice(0, at) });
      return steps;
    };
    expect(stepsFor(200)).toBeLessThan(3 * stepsFor(100));
  });
});

describe('a command line', () => {
  it.each(['a;', 'a|', '(a);', 'a&&'])('of very many commands is not understood: %s …', async (each) => {
    const parsed = await parseCommand(`${each.repeat(301)}a`);
    expect([parsed.kind, parsed.parts.length]).toEqual(['not-understood', 300]);
    expect(await parseCommand(`${each.repeat(299)}a`)).toMatchObject({ kind: 'understood' });
  });
});

describe('a path', () => {
  async function withCheck(use: (check: TargetPathCheck) => Promise<void>): Promise<void> {
    const root = await realpath(await tempFolder());
    await use(createTargetPathCheck(await createWorkspace(root), ''));
  }

  it('that no system opens is not looked for', () =>
    withCheck(async (check) => {
      expect(worded(await check.targetPath('', '/a'.repeat(3_000)))).toEqual({
        relative: null,
        problem: 'a path is too long to check',
      });
    }));

  it.each([
    ['a/..', true],
    ['./a/b/../c', true],
    ['../a/..', true],
    ['../../a', false],
    ['a/b..', false],
    ['./a/..b', false],
  ])('%s goes back from a folder, or does not', (path, goesBack) =>
    withCheck(async (check) => {
      const { problem } = await check.targetPath('', path);
      expect(/contains “\.\.”/.test(worded(problem) ?? '')).toBe(goesBack);
    }),
  );
});
