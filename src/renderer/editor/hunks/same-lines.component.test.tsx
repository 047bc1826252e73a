import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hunkBlocks } from '../../approvals/hunks/hunk-rows';
import { keptReview } from '../../state/questions/edits';
import { apartOf, readReview } from '../../state/questions/reviewed-change';
import { modified } from '../../testing/modified-file';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { monaco } from '../monaco/monaco';

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

it('marks, colours, card and rejection speak of the same lines, however alike the added blocks are', async () => {
  const block = (name: string) => `  it('${name}', () => {\n    ok();\n  });\n\n`;
  const kept = ['a', 'b', 'c', 'd', 'e'].map(block);
  const added = ['v', 'w', 'x', 'y'].map(block);
  const original = kept.join('');
  const proposed = kept.map((one, at) => one + (added[at] ?? '')).join('');
  const shown = modified(original, proposed);
  show(
    <div style={{ display: 'flex', width: 900, height: 600, overflow: 'hidden' }}>
      <DiffView chatId="chat" callId="c1" proposal={shown} judged onLayout={() => {}} onCompared={() => {}} />
    </div>,
  );
  const coloured = () =>
    monaco.editor
      .getDiffEditors()
      .at(-1)
      ?.getLineChanges()
      ?.map(({ modifiedStartLineNumber: from, modifiedEndLineNumber: to }) => [from, to]);
  const review = () => readReview(shown, keptReview('chat c1', shown));
  const accepted = () =>
    review()
      .hunks.filter(({ verdict }) => verdict === 'accept')
      .map(({ start, end }) => [start + 1, end]);
  expect(shown.hunks).toHaveLength(4);
  await expect.poll(coloured).toEqual(accepted());
  const cardLines = hunkBlocks(apartOf(shown), review(), shown.proposed).map(({ line }) => line);
  expect(cardLines).toEqual(accepted().map(([from]) => from));
  await page.getByRole('button', { name: 'Accept hunk 2 of 4', exact: true }).first().click();
  await expect.poll(coloured).toHaveLength(3);
  expect(coloured()).toEqual(accepted());
  const struck = () => [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
  await expect.poll(struck).toContain("  it('w', () => {");
});
