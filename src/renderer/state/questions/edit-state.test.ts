import { describe, expect, it } from 'vitest';
import { editState, hasOwnText, rejectsAll } from './edit-state';

describe('editState', () => {
  it('is none while the user changed nothing, or changed it back', () => {
    expect(editState(undefined, 'a', 'new')).toEqual({ kind: 'none' });
    expect(editState({ text: 'new', hash: 'a' }, 'a', 'new')).toEqual({ kind: 'none' });
  });

  it('is edited when the text differs from the proposal, emptied included', () => {
    expect(editState({ text: 'mine', hash: 'a' }, 'a', 'new')).toEqual({ kind: 'edited', text: 'mine' });
    expect(editState({ text: '', hash: 'a' }, 'a', 'new')).toEqual({ kind: 'edited', text: '' });
  });

  it('is a conflict when the proposal was computed afresh since', () => {
    expect(editState({ text: 'mine', hash: 'a' }, 'b', 'newer')).toEqual({ kind: 'conflict', text: 'mine' });
  });

  it('is no conflict when the fresh proposal says what the user wrote', () => {
    expect(editState({ text: 'mine', hash: 'a' }, 'b', 'mine')).toEqual({ kind: 'none' });
  });
});

it('rejecting every hunk and writing nothing is a rejection', () => {
  const judged = (accepted: number, isEdited: boolean) =>
    ({ kind: 'edited', text: 't', judged: { verdicts: [], accepted, isEdited } }) as const;
  expect([judged(0, false), judged(0, true), judged(1, false)].map(rejectsAll)).toEqual([true, false, false]);
  expect([judged(0, false), judged(0, true), judged(1, false)].map(hasOwnText)).toEqual([false, true, false]);
});
