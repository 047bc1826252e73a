import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFilePlaces } from '../../state/files/file-places';
import { contentNow, keptReview, useEdits } from '../../state/questions/edits';
import { openDiff } from '../../state/questions/open-diffs';
import { readReview } from '../../state/questions/reviewed-change';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { monaco } from '../monaco/monaco';

// The layer over the diff of a waiting change, in the real editor.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

beforeEach(() => {
  useEdits.setState({ edits: {} });
  useFilePlaces.setState({ places: {} });
});

const proposalOf = (original: string, proposed: string, hash = 'h'): Proposal => ({
  path: '/p/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  hash,
  original,
  proposed,
  hunks: takeApart(original, proposed).hunks,
});

const original = 'one\ntwo\nthree\nfour\nfive\n';
const proposed = 'ONE\ntwo\nthree\nfour\nFIVE\nsix\n';
const proposal = proposalOf(original, proposed);

function showDiff(shown: Proposal = proposal) {
  return show(<div style={box}>{diffOf(shown)}</div>);
}

const box = { display: 'flex', width: 900, height: 400, overflow: 'hidden' };
const noListener = () => {};
const diffOf = (shown: Proposal) => (
  <DiffView chatId="chat" callId="c1" proposal={shown} judged onLayout={noListener} onCompared={noListener} />
);

/** One after another in the same place. */
function showDiffs() {
  let showNext = (_next: Proposal) => {};
  function Diffs() {
    const [shown, setShown] = useState(proposal);
    showNext = setShown;
    return diffOf(shown);
  }
  show(
    <div style={box}>
      <Diffs />
    </div>,
  );
  return { showNext: (next: Proposal) => showNext(next) };
}

const mark = (place: number, all = 2) =>
  page.getByRole('button', { name: `Accept hunk ${place} of ${all}`, exact: true }).first();
const said = () => document.querySelector('[aria-live]')?.textContent;
const text = () => contentNow('chat c1', proposal);
const shownText = () =>
  monaco.editor
    .getModels()
    .find(({ uri }) => uri.scheme === 'proposed')
    ?.getValue();
const verdicts = () =>
  readReview(proposal, keptReview('chat c1', proposal)).hunks.map(({ verdict }) => verdict);

it('a hunk is rejected and accepted again beside its first line, and the right side follows', async () => {
  showDiff();
  await mark(1).click();
  await expect.element(mark(1)).toHaveAttribute('aria-pressed', 'false');
  expect(shownText()).toBe('one\ntwo\nthree\nfour\nFIVE\nsix\n');
  await expect.element(page.getByText('Rejected')).toBeVisible();
  await expect.poll(() => document.querySelector('del')?.textContent).toBe('ONE');
  expect(said()).toBe('Hunk 1 of 2, rejected');
  await mark(1).click();
  await expect.poll(shownText).toBe(proposed);
  expect(said()).toBe('Hunk 1 of 2, accepted');
  expect(useEdits.getState().edits).toEqual({});
});

it('undo in the text takes a verdict back, and what is typed beside it stays', async () => {
  showDiff();
  await mark(2).click();
  await expect.poll(verdicts).toEqual(['accept', 'reject']);
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(verdicts).toEqual(['accept', 'accept']);
  await userEvent.keyboard('{Control>}{Home}{/Control}mine');
  await mark(2).click();
  await expect.poll(shownText).toBe('mineONE\ntwo\nthree\nfour\nfive\n');
  expect(verdicts()).toEqual(['accept', 'reject']);
});

it('a hunk that is accepted again has what the user wrote in it, and undo says the same', async () => {
  showDiff();
  await expect.element(mark(1)).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End} mine');
  const mine = `ONE mine${proposed.slice(3)}`;
  await expect.poll(shownText).toBe(mine);
  await mark(1).click();
  await expect.poll(shownText).toBe('one\ntwo\nthree\nfour\nFIVE\nsix\n');
  await mark(1).click();
  await expect.poll(shownText).toBe(mine);
  expect(said()).toBe('Hunk 1 of 2, accepted');
  await mark(1).click();
  await expect.poll(verdicts).toEqual(['reject', 'accept']);
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(shownText).toBe(mine);
  expect(verdicts()).toEqual(['accept', 'accept']);
});

it('what can be done with a hunk is out of the way while its line is typed in', async () => {
  showDiff();
  await expect.element(mark(1)).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const bar = page.getByRole('button', { name: 'Reject hunk 1 of 2' });
  await expect.element(bar).toBeVisible();
  await userEvent.keyboard('{End} mine');
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await expect.poll(shownText).toContain('ONE min\n');
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.element(bar).toBeVisible();
  await userEvent.keyboard('{Delete}e');
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.hover(page.getByText('ONE', { exact: false }).last());
  await expect.element(bar).toBeVisible();
});

it('what can be done with a hunk covers no text of its lines where one of them is short', async () => {
  const long = `const long = '${'long '.repeat(60)}';`;
  showDiff(proposalOf('one\ntwo\n', `${long}\nshort\ntwo\n`));
  await expect.element(mark(1, 1)).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const bar = page.getByRole('button', { name: 'Reject hunk 1 of 1' });
  await expect.element(bar).toBeVisible();
  const middle = ({ top, height }: DOMRect) => top + height / 2;
  const lineOf = (words: string) =>
    [...document.querySelectorAll('.editor.modified .view-line')].find(
      ({ textContent }) => textContent === words,
    );
  await expect
    .poll(() => {
      const line = lineOf('short')?.getBoundingClientRect();
      return line && Math.abs(middle(line) - middle(bar.element().getBoundingClientRect())) < 3;
    })
    .toBe(true);
});

it('by keys: from change to change, rejected with a reason, and a comment on a line', async () => {
  showDiff();
  await expect.element(mark(1)).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  openDiff(callKeyOf('chat', 'c1'))?.goToChange('next');
  await expect.poll(said).toBe('Hunk 2 of 2, accepted');
  openDiff(callKeyOf('chat', 'c1'))?.parts.reject();
  const reason = page.getByRole('textbox', { name: 'Reason for rejecting this hunk (optional)' });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('too loud{Enter}');
  await expect.element(page.getByText('too loud')).toBeVisible();
  await expect
    .poll(() => document.querySelector('.editor.modified')?.contains(document.activeElement))
    .toBe(true);
  openDiff(callKeyOf('chat', 'c1'))?.goToChange('next');
  openDiff(callKeyOf('chat', 'c1'))?.parts.comment();
  await expect.element(page.getByRole('textbox', { name: 'Comment on line 1' })).toHaveFocus();
  await userEvent.keyboard('Wh{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Comment on line 1' })).not.toBeInTheDocument();
  expect(keptReview('chat c1', proposal).draft.comments).toEqual([]);
  openDiff(callKeyOf('chat', 'c1'))?.parts.comment();
  await expect.element(page.getByRole('textbox', { name: 'Comment on line 1' })).toHaveFocus();
  await userEvent.keyboard('y?{Enter}');
  await expect.element(page.getByText('Why?')).toBeVisible();
  const { draft } = keptReview('chat c1', proposal);
  expect(Object.values(draft.reasons)).toEqual(['too loud']);
  expect(draft.comments).toMatchObject([{ side: 'proposed', line: 1, text: 'Why?', about: 'ONE' }]);
});

it('to give up the reason takes back the rejection that began with it, and no earlier one', async () => {
  showDiff();
  await expect.element(mark(1)).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const reason = page.getByRole('textbox', { name: 'Reason for rejecting this hunk (optional)' });
  openDiff(callKeyOf('chat', 'c1'))?.parts.reject();
  await expect.element(reason).toHaveFocus();
  expect(verdicts()).toEqual(['reject', 'accept']);
  await userEvent.keyboard('so{Escape}');
  await expect.poll(verdicts).toEqual(['accept', 'accept']);
  expect(said()).toBe('Hunk 1 of 2, accepted');
  await expect
    .poll(() => document.querySelector('.editor.modified')?.contains(document.activeElement))
    .toBe(true);
  expect(keptReview('chat c1', proposal).edit).toBeUndefined();
  openDiff(callKeyOf('chat', 'c1'))?.parts.reject();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveValue('so');
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).not.toBeInTheDocument();
  openDiff(callKeyOf('chat', 'c1'))?.parts.reject();
  await expect.element(reason).toHaveFocus();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(reason).not.toBeInTheDocument();
  expect(verdicts()).toEqual(['reject', 'accept']);
});

it('Cancel drops what was typed, which Esc keeps', async () => {
  showDiff();
  await expect.element(mark(1)).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const fields = {
    comment: page.getByRole('textbox', { name: 'Comment on line 1' }),
    reject: page.getByRole('textbox', { name: 'Reason for rejecting this hunk (optional)' }),
  };
  for (const which of ['comment', 'reject'] as const) {
    const field = fields[which];
    const open = async () => {
      openDiff(callKeyOf('chat', 'c1'))?.parts[which]();
      await expect.element(field).toHaveFocus();
    };
    await open();
    await userEvent.keyboard('Hm{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await open();
    await expect.element(field).toHaveValue('Hm');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(field).not.toBeInTheDocument();
    await open();
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
  }
  expect(verdicts()).toEqual(['accept', 'accept']);
  expect(useEdits.getState().edits).toEqual({});
});

it('verdicts and comments are there again, also on a proposal that was computed afresh', async () => {
  const { showNext } = showDiffs();
  await mark(2).click();
  openDiff(callKeyOf('chat', 'c1'))?.parts.comment();
  await expect.element(page.getByRole('textbox', { name: 'Comment on line 5' })).toHaveFocus();
  await userEvent.keyboard('No.{Enter}');
  const afresh = proposalOf(`zero\n${original}`, `zero\n${proposed}`, 'h2');
  showNext(afresh);
  await expect.poll(shownText).toBe('zero\nONE\ntwo\nthree\nfour\nfive\n');
  await expect.element(page.getByText('No.')).toBeVisible();
  expect(text()).toBe('ONE\ntwo\nthree\nfour\nfive\n');
});

it('of 20,000 lines with 500 hunks only what is in sight is mounted, also when all are rejected', async () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `line ${index}\n`);
  const after = before.map((line, index) => (index % 40 === 5 ? `changed ${index}\n` : line));
  const large = proposalOf(before.join(''), after.join(''));
  expect(large.hunks).toHaveLength(500);
  const rejected = large.hunks.map(({ id }) => id);
  const draft = { rejected, reasons: {}, comments: [], open: null };
  useEdits.setState({ edits: { 'chat c1/review': { text: JSON.stringify(draft), hash: 'h' } } });
  showDiff(large);
  await expect.element(mark(1, 500)).toBeVisible();
  const mounted = () => document.querySelectorAll('del, button[aria-pressed]').length;
  expect(mounted()).toBeLessThan(40);
  const modified = monaco.editor.getDiffEditors()[0]?.getModifiedEditor();
  let drawn = 0;
  const watching = new MutationObserver((records) => {
    for (const { addedNodes } of records) drawn += addedNodes.length;
  });
  watching.observe(document.body, { childList: true, subtree: true });
  for (let line = 1; line < 20_000; line += 400) {
    modified?.revealLine(line);
    await new Promise(requestAnimationFrame);
    expect(mounted()).toBeLessThan(40);
  }
  watching.disconnect();
  // For each of the 50 places some screens of lines, and not all 20,000.
  expect(drawn).toBeLessThan(50 * 400);
  await expect
    .element(page.getByRole('button', { name: /^Accept hunk 49\d of 500$/ }).first())
    .toBeInTheDocument();
});
