import type { Question } from '@shared/approval';
import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../ui/keys';
import { answerOfKey } from './answer-keys';
import type { EditState } from './edit-state';

const question: Question = {
  subject: { kind: 'call', tool: 'edit', input: '{}' },
  hash: 'h',
  why: 'the mode is Ask',
  always: [],
  danger: false,
  stale: null,
};
const none: EditState = { kind: 'none' };
const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});
const answer = (keys: KeyPress, edit: EditState = none, asked: Question = question) =>
  answerOfKey(keys, { question: asked, edit, mac: false });

describe('answerOfKey', () => {
  it('accepts with Ctrl+Enter and rejects with Ctrl+Backspace', () => {
    expect(answer(press('Enter', { ctrlKey: true }))).toBe('accept');
    expect(answer(press('Backspace', { ctrlKey: true }))).toBe('reject');
  });

  it('accepts what the person sees: their own text when they edited it', () => {
    expect(answer(press('Enter', { ctrlKey: true }), { kind: 'edited', text: 'x' })).toBe(
      'accept-with-edits',
    );
  });

  it('accepts nothing while edits and a fresh proposal stand against each other', () => {
    expect(answer(press('Enter', { ctrlKey: true }), { kind: 'conflict', text: 'x' })).toBeNull();
  });

  it('decides nothing by a single key', () => {
    for (const key of ['Enter', 'Backspace', 'y', 'n', ' ']) expect(answer(press(key))).toBeNull();
  });

  it('leaves with Esc, stale or not', () => {
    expect(answer(press('Escape'))).toBe('leave');
    expect(answer(press('Escape'), none, { ...question, stale: 'a.ts changed' })).toBe('leave');
  });

  it('neither accepts nor rejects by key what is stale', () => {
    const stale = { ...question, stale: 'a.ts changed on disk' };
    expect(answer(press('Enter', { ctrlKey: true }), none, stale)).toBeNull();
    expect(answer(press('Backspace', { ctrlKey: true }), none, stale)).toBeNull();
  });
});
