import { callKeyOf } from '@shared/base/call-key';
import { expect, it } from 'vitest';
import { keepReview, markDraft } from './edits';
import { noDraft } from './review-draft';
import { isAllSaid, reviewWords, wordsIn } from './review-words';

const key = callKeyOf('chat', 'c1');
const comment = { side: 'proposed', line: 1, text: 'Why?', about: 'one' } as const;

it('are the reasons, the comments, and why the user left the change out', () => {
  keepReview(
    key,
    { edit: undefined, draft: { ...noDraft, reasons: { a: 'loud' }, comments: [comment] } },
    'h',
  );
  markDraft(key, { kind: 'left-out', reason: 'not now' }, 'h');
  expect(reviewWords(key)).toBe('not now\n\nloud\n\nWhy?');
  expect([isAllSaid(key, ['Why?', 'loud', 'not now']), isAllSaid(key, ['Why?', 'loud'])]).toEqual([
    true,
    false,
  ]);
});

it('are nothing for verdicts alone', () => {
  const draft = { ...noDraft, rejected: ['hunk'], mark: { kind: 'left-out', reason: '' } };
  expect([wordsIn(undefined), wordsIn(JSON.stringify(draft))]).toEqual([null, null]);
});
