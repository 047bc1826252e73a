import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepReview, keptReview } from '../../state/questions/edits';
import { anchored } from '../../state/questions/review-draft';
import { withVerdict } from '../../state/questions/reviewed-change';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { monaco } from '../monaco/monaco';

// Equal lines that the user decided or commented on stay unfolded when the diff is shown again.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

const changedLines = [3, 100, 197];
const textOf = (words: (line: number) => string) =>
  Array.from({ length: 200 }, (_, at) => `${words(at + 1)} ${at + 1}\n`).join('');
const proposalOf = (top: string, hash: string): Proposal => {
  const original = `${top}${textOf(() => 'same')}`;
  const proposed = `${top}${textOf((line) => (changedLines.includes(line) ? 'other' : 'same'))}`;
  const { hunks } = takeApart(original, proposed);
  return { path: '/p/a.ts', relativePath: 'a.ts', change: 'modify', hash, original, proposed, hunks };
};
const [before, after] = [proposalOf('', 'h1'), proposalOf('top\n', 'h2')];
const key = callKeyOf('chat', 'c1');
const none = () => {};

const side = () => monaco.editor.getDiffEditors()[0]?.getModifiedEditor();
const isUnfolded = (line: number) =>
  side()
    ?.getVisibleRanges()
    .some((range) => range.startLineNumber <= line && line <= range.endLineNumber);
/** Whether the mark of the hunk is beside this line. */
const isMarkedAt = (place: number, line: number) => {
  const mark = page.getByRole('button', { name: `Accept hunk ${place} of 3`, exact: true }).first();
  return mark.query()?.style.top === `${side()?.getTopForLineNumber(line)}px`;
};

it('a rejected hunk with its reason, and a line with a comment, also at their new lines', async () => {
  const kept = withVerdict(before, keptReview(key, before), {
    id: before.hunks[1]?.id ?? '',
    verdict: 'reject',
  });
  const comments = [anchored({ side: 'original', line: 50, text: 'Keep this one.' }, before)];
  const reasons = { [before.hunks[1]?.id ?? '']: 'too loud' };
  keepReview(key, { ...kept, draft: { ...kept.draft, reasons, comments } }, 'h1');
  let showNext = none as (next: Proposal) => void;
  function Diffs() {
    const [proposal, setProposal] = useState(before);
    showNext = setProposal;
    return (
      <DiffView chatId="chat" callId="c1" proposal={proposal} judged onLayout={none} onCompared={none} />
    );
  }
  show(
    <div style={{ display: 'flex', width: 1000, height: 900, overflow: 'hidden' }}>
      <Diffs />
    </div>,
  );
  for (const shift of [0, 1]) {
    if (shift === 1) showNext(after);
    const unfolded = () => [50, 75, 100].filter((line) => isUnfolded(line + shift));
    await expect.poll(unfolded).toEqual([50, 100]);
    await expect.poll(() => isMarkedAt(2, 100 + shift)).toBe(true);
    await expect.element(page.getByText('too loud')).toBeVisible();
    await expect.element(page.getByText('Keep this one.')).toBeVisible();
  }
});
