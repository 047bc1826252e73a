import { takeApart } from '@shared/hunks/hunks';
import { applyPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { diffLines } from './diff-lines';
import { proposalPatch } from './proposal-patch';

describe('proposalPatch', () => {
  it('compares both sides of a proposal', () => {
    const patch = proposalPatch({ original: 'a\nb\nc\n', proposed: 'a\nB\nc\n' });
    expect(diffLines(patch)).toEqual([
      { sign: '@', text: 'line 1' },
      { sign: ' ', text: 'a' },
      { sign: '-', text: 'b' },
      { sign: '+', text: 'B' },
      { sign: ' ', text: 'c' },
    ]);
  });

  it('leads from one side to the other for any reader of patches', () => {
    const random = randoms(5);
    for (let round = 0; round < 500; round += 1) {
      const text = () =>
        Array.from({ length: random(30) }, () => `${random(9)}\n`).join('') + (random(2) ? '' : 'end');
      const [original, proposed] = [text(), text()];
      const patch = proposalPatch({ original, proposed });
      expect(patch === '' ? original : applyPatch(original, patch)).toBe(proposed);
    }
  });

  it('marks the lines that the hunks of the change hold', () => {
    const block = (name: string) => `  it('${name}', () => {\n    ok();\n  });\n`;
    const original = `${block('a')}${block('b')}${block('c')}`;
    const proposed = `${block('a')}${block('new')}${block('b')}${block('newer')}${block('c')}`;
    const added = takeApart(original, proposed).hunks.reduce(
      (sum, { afterStart, afterEnd }) => sum + afterEnd - afterStart,
      0,
    );
    const plus = diffLines(proposalPatch({ original, proposed })).filter(({ sign }) => sign === '+');
    expect(plus).toHaveLength(added);
  });
});

/** The same numbers in each run, each below the given limit. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
