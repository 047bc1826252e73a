import { describe, expect, it } from 'vitest';
import { benignExitCodes } from './benign-exit-codes';

describe('benignExitCodes', () => {
  it.each([
    'grep x a',
    '/usr/bin/rg x',
    'diff a b',
    'test -f a',
    '[ -f a ]',
    'git diff --quiet',
    'cat a | grep x',
  ])('takes 1 from "%s" for an answer', async (command) =>
    expect(await benignExitCodes(command)).toEqual([1]),
  );

  it.each([
    ['npm test', 'another program'],
    ['npm test && grep x a', 'the other command may have failed'],
    ['grep x a | wc -l', 'the code is that of the last one'],
    ['git log', 'it asks nothing'],
    ['grep "x', 'it is not understood'],
  ])('takes 1 from "%s" for a failure: %s', async (command) => {
    expect(await benignExitCodes(command)).toEqual([]);
  });
});
