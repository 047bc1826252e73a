import type { Proposal } from '@shared/approval/approval';
import { takeApart } from '@shared/hunks/hunks';
import { describe, expect, it } from 'vitest';
import {
  anchored,
  commentsOf,
  draftFor,
  isEmpty,
  noDraft,
  parsedDraft,
  type ReviewDraft,
  reasonsOf,
  withLeft,
  withOpenKept,
} from './review-draft';

const proposalOf = (original: string, proposed: string): Proposal => ({
  hash: 'h',
  path: '/p/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  original,
  proposed,
  hunks: takeApart(original, proposed).hunks,
});

const proposal = proposalOf('one\ntwo\nthree\n', 'one\nTWO\nthree\nfour\n');

const commented = (draft: Partial<ReviewDraft> = {}): ReviewDraft => ({
  ...noDraft,
  comments: [
    anchored({ side: 'proposed', line: 2, text: 'loud' }, proposal),
    anchored({ side: 'original', line: 3, text: 'why' }, proposal),
  ],
  ...draft,
});

const linesIn = (draft: ReviewDraft, now: Proposal) => draftFor(draft, now).comments.map(({ line }) => line);

describe('a comment finds its line again', () => {
  it('by its hunk, wherever that is by now', () => {
    const [hunk] = proposal.hunks;
    expect(commented().comments[0]).toEqual({
      side: 'proposed',
      line: 2,
      text: 'loud',
      about: 'TWO',
      hunk: { id: hunk?.id, below: 0 },
    });
    const now = proposalOf('zero\none\ntwo\nthree\n', 'zero\none\nTWO\nthree\nfour\n');
    expect(linesIn(commented(), now)).toEqual([3, 4]);
  });

  it('by its own text, the nearest of several', () => {
    const now = proposalOf('three\nx\nthree\nthree\n', 'three\nthree\n');
    expect(linesIn(commented(), now)[1]).toBe(3);
  });

  it('and else stays as near as it can', () => {
    expect(linesIn(commented(), proposalOf('a\n', 'b\n'))).toEqual([1, 1]);
  });
});

describe('what is being written', () => {
  it('goes with the answer, in the place of what it changes', () => {
    const added = commented({ open: { kind: 'comment', side: 'proposed', line: 4, text: ' new ' } });
    expect(commentsOf(added).at(-1)).toEqual({ side: 'proposed', line: 4, text: 'new' });
    const open = { kind: 'comment', side: 'proposed', line: 2, text: 'too loud', was: 'loud' } as const;
    expect(commentsOf(commented({ open })).map(({ text }) => text)).toEqual(['too loud', 'why']);
    const reasons = { h1: 'before' };
    expect(reasonsOf({ ...noDraft, reasons, open: { kind: 'reason', id: 'h1', text: 'after ' } })).toEqual({
      h1: 'after',
    });
  });

  it('can be kept, and nothing is no comment and no reason', () => {
    const blank = commented({ open: { kind: 'comment', side: 'proposed', line: 4, text: ' ' } });
    expect(withOpenKept(blank, proposal)).toEqual(commented());
    const reasons = { h1: 'before' };
    const emptied = { ...noDraft, reasons, open: { kind: 'reason', id: 'h1', text: '' } as const };
    expect(withOpenKept(emptied, proposal)).toEqual(noDraft);
  });
});

it('unfinished text of a closed field is kept by its field, and goes with no answer', () => {
  const draft = withLeft(noDraft, 'rejection', 'not like');
  expect(parsedDraft(JSON.stringify(draft)).left).toEqual({ rejection: 'not like' });
  expect([isEmpty(draft), commentsOf(draft)]).toEqual([false, []]);
  expect(isEmpty(withLeft(draft, 'rejection', ''))).toBe(true);
});

it('a draft is kept as text, and what is not understood in it is left out', () => {
  const draft = commented({ rejected: ['h1'], reasons: { h1: 'no' } });
  expect(parsedDraft(JSON.stringify(draft))).toEqual(draft);
  expect(parsedDraft(undefined)).toEqual(noDraft);
  expect(
    parsedDraft('{"rejected":[1,"a"],"reasons":{"a":2},"comments":[{}],"open":{"kind":"comment"}}'),
  ).toEqual({
    ...noDraft,
    rejected: ['a'],
  });
});
