import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { matchProblems } from './match-problem';

describe('a match for paths', () => {
  it.each(['/etc/**', 'C:\\x', '../up', 'a/../b', '*a*a*a*a', 'a*/b*/c*/d*/e*/f*/g*', 'x'.repeat(1001)])(
    'cannot be %s',
    (match) => {
      expect(say(matchProblems.path(match) ?? '')).toMatch(/^It .*\.$/);
    },
  );

  it.each(['src/**', '**/*.test.{ts,tsx}', 'a..b', '.env*', './src/*'])('can be %s', (match) => {
    expect(matchProblems.path(match)).toBeNull();
  });
});

it('a match for commands has some length, and not too much', () => {
  expect(
    [' ', 'x'.repeat(4_001), 'npm test', 'cat ../x'].map((match) => matchProblems.command(match) === null),
  ).toEqual([false, false, true, true]);
});
