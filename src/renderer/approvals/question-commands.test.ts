import type { Question } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { type CommandPress, commandForPress } from '../state/commands/command-for-press';
import type { EditState } from '../state/questions/edit-state';
import type { KeyPlace } from './answers/key-place';
import { type QuestionAtKeyboard, questionCommands } from './question-commands';

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
const press = (keys: string): CommandPress => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Mod'),
    shiftKey: parts.includes('Shift'),
    metaKey: false,
    altKey: false,
    repeat: false,
    isComposing: false,
  };
};

/** Records all decisions and actions in `done`. */
function asked(place: KeyPlace, about: Partial<Question> = {}, edit: EditState = { kind: 'none' }) {
  const done: unknown[] = [];
  const atKeyboard: QuestionAtKeyboard = {
    place,
    edit,
    question: { ...question, ...about },
    chatId: 'c',
    answer: { decide: (decision) => done.push(decision) },
    blocked: null,
    startRejecting: () => done.push('start rejecting'),
    walkChanges: (step) => done.push(step),
    // The code only searches this element for answer buttons, which these tests never need.
    surface: {} as Element,
  };
  return { atKeyboard, done };
}

const meaning = (keys: string, ...situation: Parameters<typeof asked>) =>
  commandForPress(press(keys), questionCommands, asked(...situation).atKeyboard, false)?.id ?? null;

function doneBy(keys: string, ...situation: Parameters<typeof asked>): readonly unknown[] {
  const { atKeyboard, done } = asked(...situation);
  commandForPress(press(keys), questionCommands, atKeyboard, false)?.run(atKeyboard);
  return done;
}

describe('keys of a question', () => {
  it('accept from the surface and from a text that is a part of it', () => {
    expect(meaning('Mod+Enter', 'surface')).toBe('question.accept');
    expect(meaning('Mod+Enter', 'text')).toBe('question.accept');
  });

  it('submit nothing where there is nothing to submit, and insert no line into the diff', () => {
    expect(meaning('Mod+Shift+Enter', 'text')).toBe('question.acceptThese');
    expect(doneBy('Mod+Shift+Enter', 'text')).toEqual([]);
  });

  it('accept what the user made of it once they edited it', () => {
    expect(doneBy('Mod+Enter', 'text')).toEqual([{ answer: 'accept' }]);
    expect(doneBy('Mod+Enter', 'text', {}, { kind: 'edited', text: 'mine' })).toEqual([
      { answer: 'accept-with-edits', content: 'mine' },
    ]);
  });

  it('accept nothing while edits of an older proposal have not been looked at', () => {
    // The command still takes the keys: otherwise the diff editor would insert a line.
    for (const place of ['surface', 'text'] as const) {
      expect(meaning('Mod+Enter', place, {}, { kind: 'conflict', text: 'mine' })).toBe('question.accept');
      expect(doneBy('Mod+Enter', place, {}, { kind: 'conflict', text: 'mine' })).toEqual([]);
    }
  });

  it('neither accept nor reject what is stale', () => {
    const stale = 'a.ts changed on disk';
    expect(doneBy('Mod+Enter', 'surface', { stale })).toEqual([]);
    expect(meaning('Mod+Backspace', 'surface', { stale })).toBeNull();
  });

  it('delete a word with Mod+Backspace in a text, and reject elsewhere', () => {
    expect(meaning('Mod+Backspace', 'text')).toBeNull();
    expect(meaning('Mod+Backspace', 'surface')).toBe('question.reject');
  });

  it('leave a text for the answers with Esc, and the answers for the composer, stale or not', () => {
    expect(meaning('Escape', 'text')).toBe('question.leaveText');
    expect(meaning('Escape', 'surface')).toBe('question.leave');
    expect(meaning('Escape', 'surface', { stale: 'a.ts changed on disk' })).toBe('question.leave');
  });

  it('walk the changes of a file, stale or not; a command has none', () => {
    expect(doneBy('F7', 'text')).toEqual(['next']);
    expect(doneBy('Shift+F7', 'surface')).toEqual(['previous']);
    expect(doneBy('Mod+F7', 'surface', { stale: 'a.ts changed on disk' })).toEqual(['list']);
    const subject = { kind: 'call', tool: 'read_file', input: '{}' } as const;
    expect(meaning('F7', 'surface', { subject })).toBeNull();
  });

  it('mean nothing in a search field or in the reason for a rejection', () => {
    for (const keys of ['Mod+Enter', 'Mod+Backspace', 'Escape', 'F7'])
      expect(meaning(keys, 'own')).toBeNull();
  });

  it('go no further while accepting is off', () => {
    const { atKeyboard, done } = asked('surface');
    const blocked = { ...atKeyboard, blocked: 'Not all of it has been seen.' };
    commandForPress(press('Mod+Enter'), questionCommands, blocked, false)?.run(blocked);
    expect(done).toEqual([]);
  });

  it('decide nothing by a single key', () => {
    for (const key of ['Enter', 'Backspace', 'y', 'n', ' ']) expect(meaning(key, 'surface')).toBeNull();
  });
});

describe('a dangerous question', () => {
  const dangerous = { danger: true, hash: 'dangerous' };

  it('takes the accept key when it is pressed twice', () => {
    const { atKeyboard, done } = asked('surface', dangerous);
    const pressed = () =>
      commandForPress(press('Mod+Enter'), questionCommands, atKeyboard, false)?.run(atKeyboard);
    pressed();
    expect(done).toEqual([]);
    pressed();
    expect(done).toEqual([{ answer: 'accept' }]);
  });

  it('does not take a press on another one for the first', () => {
    expect(doneBy('Mod+Enter', 'surface', { ...dangerous, hash: 'one' })).toEqual([]);
    expect(doneBy('Mod+Enter', 'surface', { ...dangerous, hash: 'other' })).toEqual([]);
  });

  it('is rejected with one press', () => {
    expect(doneBy('Mod+Backspace', 'surface', dangerous)).toEqual(['start rejecting']);
  });
});
