import type { ProjectQuestion } from '@shared/inbox/waiting-questions';
import { describe, expect, it } from 'vitest';
import { inboxRows, placeOfChosen, untold, walkedTo } from './inbox-rows';

function question(callId: string, since: number): ProjectQuestion {
  const chat = { chatId: `chat-of-${callId}`, chatTitle: '', locked: false };
  return { callId, since, title: callId, kind: 'command', danger: false, ...chat };
}

function project(key: string, waiting: readonly ProjectQuestion[], waitingCount = waiting.length) {
  return { key, root: `/${key}`, name: key, waiting, waitingCount };
}

const projects = [
  project('one', [question('a', 1), question('c', 3)]),
  project('two', [question('b', 2), question('d', 3)], 250),
];

describe('the rows', () => {
  it('are the questions of all projects, oldest first, and say of each whether it is of this one', () => {
    const rows = inboxRows(projects, 'one');
    expect(rows.map(({ id, isHere, project: { name } }) => [id, name, isHere])).toEqual([
      ['chat-of-a/a', 'one', true],
      ['chat-of-b/b', 'two', false],
      ['chat-of-c/c', 'one', true],
      ['chat-of-d/d', 'two', false],
    ]);
  });

  it('leave out what was not told of, which is counted', () => {
    expect(untold(projects)).toEqual([{ key: 'two', name: 'two', count: 248 }]);
  });
});

describe('the chosen row', () => {
  const rows = inboxRows(projects, null);

  it('is the oldest to begin with, and none without rows', () => {
    expect([placeOfChosen(rows, null), placeOfChosen([], null)]).toEqual([0, -1]);
    expect(placeOfChosen([], { id: 'gone', at: 2 })).toBe(-1);
  });

  it('stays, wherever it stands by now', () => {
    expect(placeOfChosen(rows, { id: 'chat-of-c/c', at: 0 })).toBe(2);
  });

  it('once it is gone is the one that came after it, else the last', () => {
    expect(placeOfChosen(rows, { id: 'gone', at: 1 })).toBe(1);
    expect(placeOfChosen(rows, { id: 'gone', at: 9 })).toBe(3);
  });
});

it('keys walk the rows, and stop at their ends', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => walkedTo(key, 1, 3))).toEqual([
    2,
    0,
    0,
    2,
    null,
  ]);
  expect([walkedTo('ArrowDown', 2, 3), walkedTo('ArrowUp', 0, 3)]).toEqual([2, 0]);
});
