import type { Proposal } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { layoutFor, numberRoom } from './diff-layout';

const proposal = (change: Proposal['change'], original: string, proposed: string): Proposal => ({
  path: '/p/a.ts',
  relativePath: 'a.ts',
  hash: 'h',
  change,
  original,
  proposed,
  hunks: [],
});

const small = proposal('modify', 'one\n', 'two\n');

const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');

it('two columns where they are wanted and there is room, else one', () => {
  expect(layoutFor(small, 'side-by-side', 560)).toBe('side-by-side');
  expect(layoutFor(small, 'side-by-side', 559)).toBe('inline');
  expect(layoutFor(small, 'inline', 1400)).toBe('inline');
});

it('one side of a file that comes or goes', () => {
  expect(layoutFor(proposal('create', '', 'one\n'), 'inline', 1400)).toBe('single');
  expect(layoutFor(proposal('delete', 'one\n', ''), 'side-by-side', 1400)).toBe('single');
});

it('numbers of both sides in one column stand a blank apart, however long they are', () => {
  const long = proposal('modify', lines(1_200, 'old'), lines(12_000, 'new'));
  expect(numberRoom('inline', small)).toBe(4);
  expect(numberRoom('inline', proposal('modify', lines(1_200, 'old'), ''))).toBe(5);
  expect(numberRoom('inline', long)).toBe(6);
  expect(numberRoom('side-by-side', long)).toBe(4);
});

describe('of thousands of lines', () => {
  it('that all go, none is drawn between the others', () => {
    const whole = proposal('modify', lines(3_000, 'old'), lines(3_000, 'new'));
    expect(layoutFor(whole, 'inline', 1400)).toBe('side-by-side');
    expect(layoutFor(whole, 'side-by-side', 500)).toBe('side-by-side');
  });

  it('of which few go, those are drawn between the others', () => {
    const few = proposal('modify', `${lines(3_000, 'kept')}old\n`, `${lines(3_000, 'kept')}new\n`);
    expect(layoutFor(few, 'inline', 1400)).toBe('inline');
  });
});
