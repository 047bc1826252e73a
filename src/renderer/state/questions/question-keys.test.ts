import type { Question } from '@shared/approval';
import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../../ui/keys';
import type { EditState } from './edit-state';
import { type KeyPlace, questionKey } from './question-keys';

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
  stale: null,
  danger: false,
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
const meaning = (keys: string, place: KeyPlace, asked: Partial<Question> = {}, edit?: EditState) =>
  questionKey(press(keys), {
    place,
    question: { ...question, ...asked },
    edit: edit ?? { kind: 'none' },
    mac: false,
  });

describe('keys of a question', () => {
  it('accept from the surface and from a text that is a part of it', () => {
    expect(meaning('Mod+Enter', 'surface')).toBe('accept');
    expect(meaning('Mod+Enter', 'text')).toBe('accept');
  });

  it('accept what the person made of it once they edited it', () => {
    expect(meaning('Mod+Enter', 'text', {}, { kind: 'edited', text: 'mine' })).toBe('accept-with-edits');
  });

  it('accept nothing while edits of an older proposal have not been looked at', () => {
    expect(meaning('Mod+Enter', 'surface', {}, { kind: 'conflict', text: 'mine' })).toBeNull();
  });

  it('neither accept nor reject what is stale', () => {
    const stale = 'a.ts changed on disk';
    expect(meaning('Mod+Enter', 'surface', { stale })).toBeNull();
    expect(meaning('Mod+Backspace', 'surface', { stale })).toBeNull();
  });

  it('delete a word with Mod+Backspace in a text, and reject elsewhere', () => {
    expect(meaning('Mod+Backspace', 'text')).toBeNull();
    expect(meaning('Mod+Backspace', 'surface')).toBe('reject');
  });

  it('leave a text for the answers with Esc, and the answers for the composer, stale or not', () => {
    expect(meaning('Escape', 'text')).toBe('leave-text');
    expect(meaning('Escape', 'surface')).toBe('leave');
    expect(meaning('Escape', 'surface', { stale: 'a.ts changed on disk' })).toBe('leave');
  });

  it('walk the changes of a file, stale or not; a command has none', () => {
    expect(meaning('F7', 'text')).toBe('next-change');
    expect(meaning('Shift+F7', 'surface')).toBe('previous-change');
    expect(meaning('Mod+F7', 'surface', { stale: 'a.ts changed on disk' })).toBe('list-changes');
    const subject = { kind: 'call', tool: 'read_file', input: '{}' } as const;
    expect(meaning('F7', 'surface', { subject })).toBeNull();
  });

  it('mean nothing in a search field or in the reason for a rejection', () => {
    for (const keys of ['Mod+Enter', 'Mod+Backspace', 'Escape', 'F7'])
      expect(meaning(keys, 'own')).toBeNull();
  });

  it('decide nothing by a single key', () => {
    for (const key of ['Enter', 'Backspace', 'y', 'n', ' ']) expect(meaning(key, 'surface')).toBeNull();
  });
});
