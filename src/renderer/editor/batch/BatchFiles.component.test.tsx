import type { BatchAhead } from '@shared/approval/approval';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, questionAbout } from '../../testing/waiting-chat';
import { BatchFiles } from './BatchFiles';

// The edits of a batch beside the diff.

beforeAll(async () => {
  await startScriptedMain();
});

const ahead: BatchAhead = [
  {
    callId: 'b',
    kind: 'edit',
    isGranted: false,
    subject: fileSubject('src/b.ts'),
    diff: 'diff-b',
    hash: 'hash-diff-b',
  },
  {
    callId: 'c',
    kind: 'asks',
    why: '.env is a protected file',
    subject: fileSubject('.env'),
    diff: 'diff-c',
    hash: 'hash-diff-c',
  },
  { callId: 'd', kind: 'fails', why: 'the text to replace is not in the file any more' },
];

it.each([280, 700])(
  'says why a later call is none to be accepted with the others, at %s px',
  async (width) => {
    show(
      <div style={{ display: 'flex', width, height: 400 }}>
        <BatchFiles chatId="chat" callId="a" question={questionAbout(fileSubject('a.ts'))} ahead={ahead} />
      </div>,
    );
    await expect.element(page.getByRole('button', { name: /^\.env asks separately/ })).toBeVisible();
    const reasons = [
      'asks separately: .env is a protected file',
      'would fail now: the text to replace is not in the file any more',
    ];
    for (const words of reasons) {
      const all = page.getByText(words, { exact: true }).elements();
      const said = all.find(({ className }) => className !== 'visually-hidden');
      expect(said?.scrollHeight).toBe(said?.clientHeight);
      expect(said?.scrollWidth).toBe(said?.clientWidth);
      expect(said?.closest('[title]')?.getAttribute('title')).toBe(words);
    }
  },
);
