import type { Proposal } from '@shared/approval/approval';
import { takeApart } from '@shared/hunks/hunks';
import { describe, expect, it } from 'vitest';
import { noDraft, parsedDraft } from './review-draft';
import {
  contentOf,
  editStateOf,
  type KeptReview,
  readReview,
  withText,
  withVerdict,
} from './reviewed-change';

const original = 'one\ntwo\nthree\nfour\n';
const proposed = 'ONE\ntwo\nthree\nfour\nfive\n';
const proposalOf = (before: string, after: string, hash = 'h'): Proposal => ({
  hash,
  path: '/p/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  original: before,
  proposed: after,
  hunks: takeApart(before, after).hunks,
});
const proposal = proposalOf(original, proposed);
const [one = '', five = ''] = proposal.hunks.map(({ id }) => id);

const nothing: KeptReview = { edit: undefined, draft: noDraft };
const reject = (id: string, kept: KeptReview = nothing) =>
  withVerdict(proposal, kept, { id, verdict: 'reject' });
const accept = (id: string, kept: KeptReview) => withVerdict(proposal, kept, { id, verdict: 'accept' });
const afterReload = (kept: KeptReview) => ({ ...kept, draft: parsedDraft(JSON.stringify(kept.draft)) });
const verdictsOf = (kept: KeptReview) => readReview(proposal, kept).hunks.map(({ verdict }) => verdict);

describe('the right side of a change', () => {
  it('is the proposal, without the hunks that are rejected', () => {
    expect(contentOf(proposal, nothing)).toBe(proposed);
    expect(contentOf(proposal, reject(one))).toBe('one\ntwo\nthree\nfour\nfive\n');
    expect(contentOf(proposal, reject(five, reject(one)))).toBe(original);
    expect(accept(one, reject(one))).toEqual(nothing);
  });

  it('follows a verdict also where the user wrote in it, and keeps what they wrote elsewhere', () => {
    const written = withText(proposal, nothing, 'mine\ntwo\nmine too\nfour\nfive\n');
    expect(verdictsOf(written)).toEqual(['accept', 'accept']);
    const rejected = reject(one, written);
    expect(contentOf(proposal, rejected)).toBe('one\ntwo\nmine too\nfour\nfive\n');
    expect(verdictsOf(rejected)).toEqual(['reject', 'accept']);
    expect(contentOf(proposal, accept(one, rejected))).toBe('mine\ntwo\nmine too\nfour\nfive\n');
  });

  it('has again what the user made of a hunk once they accept it after all', () => {
    const text = 'ONE mine\ntwo\nthree\nfour\nfive mine\n';
    const written = withText(proposal, nothing, text);
    const rejected = afterReload(reject(five, reject(one, written)));
    expect(contentOf(proposal, rejected)).toBe(original);
    const again = accept(five, accept(one, rejected));
    expect(contentOf(proposal, again)).toBe(text);
    expect(verdictsOf(again)).toEqual(['accept', 'accept']);
    const plain = withText(proposal, again, proposed);
    expect(contentOf(proposal, accept(one, reject(one, plain)))).toBe(proposed);
  });

  it('has again what they wrote in the old lines once they reject it after all', () => {
    const written = withText(proposal, reject(one), 'one mine\ntwo\nthree\nfour\nfive\n');
    const accepted = accept(one, written);
    expect(contentOf(proposal, accepted)).toBe(proposed);
    expect(contentOf(proposal, reject(one, accepted))).toBe('one mine\ntwo\nthree\nfour\nfive\n');
  });

  it('stays as it is where a hunk is decided on as it was already', () => {
    const written = withText(proposal, nothing, 'ONE mine\ntwo\nthree\nfour\nfive\n');
    expect(accept(one, written)).toEqual(written);
    const old = withText(proposal, reject(one), 'one mine\ntwo\nthree\nfour\nfive\n');
    expect(reject(one, old)).toEqual(old);
  });

  it('tells by what the user made of a hunk that an undo took its rejection back', () => {
    const text = 'ONE mine\ntwo\nthree\nfour\nfive mine\n';
    const written = withText(proposal, nothing, text);
    const undone = withText(proposal, reject(five, reject(one, written)), text);
    expect(verdictsOf(undone)).toEqual(['accept', 'accept']);
    const redone = withText(proposal, undone, original);
    expect(verdictsOf(redone)).toEqual(['reject', 'reject']);
    expect(contentOf(proposal, accept(one, redone))).toBe('ONE mine\ntwo\nthree\nfour\n');
  });

  it('says by itself which hunks are rejected, as after an undo', () => {
    expect(withText(proposal, reject(one), proposed)).toEqual(nothing);
    expect(withText(proposal, nothing, original).draft.rejected).toEqual([one, five]);
    expect(withText(proposal, nothing, original).edit).toBeUndefined();
  });

  it('of a proposal that is computed afresh keeps the verdicts on hunks that are the same', () => {
    const afresh = proposalOf(`zero\n${original}`, `zero\nONE\ntwo\nthree\nfour\nsix\n`, 'h2');
    expect(contentOf(afresh, reject(five, reject(one)))).toBe('zero\none\ntwo\nthree\nfour\nsix\n');
    expect(editStateOf(afresh, 'h2', reject(one))).toMatchObject({ kind: 'edited', judged: { accepted: 1 } });
  });
});

describe('what is answered', () => {
  it('names each verdict, with the reason where one is rejected', () => {
    const kept = reject(one);
    const draft = { ...kept.draft, reasons: { [one]: 'no', [five]: 'kept from before' } };
    expect(editStateOf(proposal, 'h', { ...kept, draft })).toEqual({
      kind: 'edited',
      text: 'one\ntwo\nthree\nfour\nfive\n',
      judged: {
        verdicts: [
          { id: one, verdict: 'reject', reason: 'no' },
          { id: five, verdict: 'accept' },
        ],
        accepted: 1,
        isEdited: false,
      },
    });
  });

  it('names none where nothing is rejected', () => {
    expect(editStateOf(proposal, 'h', nothing)).toEqual({ kind: 'none' });
    const written = withText(proposal, nothing, `${proposed}six\n`);
    expect(editStateOf(proposal, 'h', written)).toEqual({ kind: 'edited', text: `${proposed}six\n` });
  });

  it('waits for a look at a text that was made of an older proposal', () => {
    const written = withText(proposal, reject(one), `${original}six\n`);
    expect(editStateOf({ ...proposal, hash: 'h2' }, 'h2', written).kind).toBe('conflict');
  });
});
