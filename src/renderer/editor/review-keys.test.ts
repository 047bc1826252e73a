import type { Question } from '@shared/approval';
import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../ui/keys';
import { type ReviewPlace, reviewKey } from './review-keys';

const question: Question = {
  subject: {
    kind: 'file-change',
    change: 'modify',
    path: '/p/a.ts',
    relativePath: 'a.ts',
    added: 1,
    removed: 1,
    approximate: null,
  },
  hash: 'h',
  why: 'the mode is Ask',
  always: [],
  danger: false,
  stale: null,
};
const press = (keys: string): KeyPress => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Mod'),
    shiftKey: parts.includes('Shift'),
    metaKey: false,
    altKey: false,
  };
};
const meaning = (keys: string, place: ReviewPlace, change: Partial<Question> = {}) =>
  reviewKey(press(keys), { place, question: { ...question, ...change }, edit: { kind: 'none' }, mac: false });

describe('keys in the tab of a proposal', () => {
  it('walk the changes from the text and from the bar', () => {
    expect(meaning('F7', 'text')).toBe('next-change');
    expect(meaning('Shift+F7', 'bar')).toBe('previous-change');
    expect(meaning('Mod+F7', 'text')).toBe('list-changes');
  });

  it('accept from the text and from the bar', () => {
    expect(meaning('Mod+Enter', 'text')).toBe('accept');
    expect(meaning('Mod+Enter', 'bar')).toBe('accept');
  });

  it('accept what the person made of it once they edited it', () => {
    const edit = { kind: 'edited', text: 'mine' } as const;
    expect(reviewKey(press('Mod+Enter'), { place: 'text', question, edit, mac: false })).toBe(
      'accept-with-edits',
    );
  });

  it('accept nothing while edits of an older proposal have not been looked at', () => {
    const edit = { kind: 'conflict', text: 'mine' } as const;
    expect(reviewKey(press('Mod+Enter'), { place: 'text', question, edit, mac: false })).toBeNull();
  });

  it('accept nothing that is stale', () => {
    expect(meaning('Mod+Enter', 'text', { stale: 'a.ts changed on disk' })).toBeNull();
  });

  it('delete a word with Mod+Backspace in the text, and reject on the bar', () => {
    expect(meaning('Mod+Backspace', 'text')).toBeNull();
    expect(meaning('Mod+Backspace', 'bar')).toBe('reject');
  });

  it('leave the text for the bar with Esc, and the bar for the composer', () => {
    expect(meaning('Escape', 'text')).toBe('leave-text');
    expect(meaning('Escape', 'bar')).toBe('leave');
  });

  it('answer nothing in a search field or in the reason for a rejection', () => {
    for (const keys of ['Mod+Enter', 'Mod+Backspace', 'Escape', 'F7'])
      expect(meaning(keys, 'own')).toBeNull();
  });
});
