import { callKeyOf } from '@shared/base/call-key';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keptReview, markDraft } from '../../state/questions/edits';
import { readReview } from '../../state/questions/reviewed-change';
import { modified } from '../../testing/modified-file';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';

// The hunks of a change that the user left out, and of one by a formatter, in the real editor.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

const [original, proposed] = ['one\ntwo\nthree\nfour\nfive\n', 'ONE\ntwo\nthree\nfour\n  five\n'];
const proposal = modified(original, proposed);
const none = () => {};
const key = callKeyOf('chat', 'c1');
const mark = (place: number) =>
  page.getByRole('button', { name: `Accept hunk ${place} of 2`, exact: true }).first();

it('none is shown as accepted; accepting one takes only that one back, and one says that it is whitespace', async () => {
  markDraft(key, { kind: 'left-out', reason: '' }, 'h');
  show(
    <div style={{ display: 'flex', width: 900, height: 400, overflow: 'hidden' }}>
      <DiffView chatId="chat" callId="c1" proposal={proposal} judged onLayout={none} onCompared={none} />
    </div>,
  );
  for (const place of [1, 2]) await expect.element(mark(place)).toHaveAttribute('aria-pressed', 'false');
  await mark(2).click();
  await expect.element(mark(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(mark(1)).toHaveAttribute('aria-pressed', 'false');
  const kept = keptReview(key, proposal);
  const verdicts = readReview(proposal, kept).hunks.map(({ verdict }) => verdict);
  expect([verdicts, kept.draft.mark]).toEqual([['reject', 'accept'], null]);
  await expect.element(mark(2)).toHaveAccessibleDescription('only whitespace');
  await expect.element(mark(1)).not.toHaveAccessibleDescription('only whitespace');
});
