import { describe, expect, it } from 'vitest';
import { questionSchema } from './approval-schema';

describe('a question that was kept before it told deletions and danger', () => {
  it('is read as one that names none', () => {
    const kept = {
      subject: {
        kind: 'command',
        command: 'npm test',
        directory: '(root)',
        parts: [{ text: 'npm test', why: null }],
        writes: ['a'],
        discardedChanges: null,
      },
      hash: 'h',
      why: 'the mode is Ask',
      always: [],
      stale: null,
    };
    expect(questionSchema.parse(kept)).toEqual({
      ...kept,
      subject: { ...kept.subject, deletes: [] },
      danger: false,
    });
  });
});
