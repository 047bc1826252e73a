import { describe, expect, it } from 'vitest';
import { diffLines } from './diff-lines';
import { proposalPatch } from './proposal-patch';

describe('proposalPatch', () => {
  it('compares both sides of a proposal', async () => {
    const patch = await proposalPatch({ original: 'a\nb\nc\n', proposed: 'a\nB\nc\n' });
    expect(diffLines(patch ?? '')).toEqual([
      { sign: '@', text: 'line 1' },
      { sign: ' ', text: 'a' },
      { sign: '-', text: 'b' },
      { sign: '+', text: 'B' },
      { sign: ' ', text: 'c' },
    ]);
  });

  it('leaves two big files without a common line to the editor', async () => {
    const lines = (word: string) => Array.from({ length: 60_000 }, (_, i) => `${word} ${i}\n`).join('');
    expect(await proposalPatch({ original: lines('old'), proposed: lines('new') })).toBeNull();
  });
});
