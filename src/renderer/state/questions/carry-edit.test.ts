import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { beforeEach, expect, it } from 'vitest';
import { contentNow, keepReview, keptReview, useEdits } from './edits';
import { noteSides } from './known-sides';
import { editStateOf, withText, withVerdict } from './reviewed-change';

// The user's edit of a proposal when another proposal replaces it, because the file changed on disk.

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const proposalOf = (original: string, proposed: string): Proposal => ({
  path: '/p/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  hash: `hash of ${original}`,
  original,
  proposed,
  hunks: takeApart(original, proposed).hunks,
});

const first = proposalOf(
  text('one', 'two', 'three', 'four', 'five'),
  text('ONE', 'two', 'three', 'four', 'five'),
);
const key = callKeyOf('chat', 'call');

beforeEach(() => useEdits.setState({ edits: {} }));

/** The state of the user's edit after the proposal becomes `next`. */
function after(next: Proposal) {
  noteSides(key, { proposal: first });
  noteSides(key, { proposal: next });
  return { kind: editStateOf(next, next.hash, keptReview(key, next)).kind, content: contentNow(key, next) };
}

const edit = (edited: string) => keepReview(key, withText(first, keptReview(key, first), edited), first.hash);

it('stays on its lines, and the change on disk on others is in it', () => {
  edit(text('ONE', 'two', 'three', 'four', 'mine'));
  const next = proposalOf(
    text('new', 'one', 'two', 'three', 'four', 'five'),
    text('new', 'ONE', 'two', 'three', 'four', 'five'),
  );
  const content = text('new', 'ONE', 'two', 'three', 'four', 'mine');
  expect(after(next)).toEqual({ kind: 'edited', content });
});

it('has to be looked at where both changed the same lines', () => {
  edit(text('ONE', 'two', 'three', 'four', 'mine'));
  const next = proposalOf(
    text('one', 'two', 'three', 'four', 'theirs'),
    text('ONE', 'two', 'three', 'four', 'theirs'),
  );
  expect(after(next)).toEqual({ kind: 'conflict', content: text('ONE', 'two', 'three', 'four', 'mine') });
});

it('keeps the verdicts on hunks', () => {
  edit(text('ONE', 'two', 'three', 'four', 'mine'));
  const [{ id } = { id: '' }] = first.hunks;
  keepReview(key, withVerdict(first, keptReview(key, first), { id, verdict: 'reject' }), first.hash);
  const next = proposalOf(
    text('one', 'two', 'three', 'between', 'four', 'five'),
    text('ONE', 'two', 'three', 'between', 'four', 'five'),
  );
  const { content } = after(next);
  expect([content, keptReview(key, next).draft.rejected]).toEqual([
    text('one', 'two', 'three', 'between', 'four', 'mine'),
    [id],
  ]);
});
