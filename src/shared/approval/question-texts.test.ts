import { expect, it } from 'vitest';
import { say } from '../texts/text';
import { questionSchema } from './approval-schema';

const stored = {
  subject: {
    kind: 'command',
    command: 'rm -r a',
    directory: '(root)',
    parts: [{ text: 'rm -r a', why: 'rm -r and rm -f always ask' }],
    writes: [],
    discardedChanges: null,
  },
  hash: 'h',
  why: 'rm -r and rm -f always ask',
  always: [],
  stale: null,
};

it.each([
  ['words, as earlier versions kept them', 'rm -r and rm -f always ask'],
  ['a text', { key: 'danger.rm', params: {} }],
])('a stored question may give its reason as %s', (_how, why) => {
  const parts = [{ text: 'rm -r a', why }];
  const question = questionSchema.parse({ ...stored, why, subject: { ...stored.subject, parts } });
  expect(say(question.why)).toBe('rm -r and rm -f always ask');
  expect(question.subject).toMatchObject({ parts });
});
