import type { ChangedSides } from '@shared/changes/changes';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useReviewedChanges } from '../state/changes/reviewed-changes';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ChangedDiff } from './ChangedDiff';
import { useChangeWalk, walkChanges } from './changes/change-walk';
import { monaco } from './monaco/monaco';

// The user's place in a changed file after the file is read again.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

/**
 * A text of 300 lines, with one more line than before at each of `added`, and another in place of each of `changed`.
 */
const textWith = (added: readonly number[] = [], changed: readonly number[] = []) =>
  Array.from({ length: 300 }, (_, at) => {
    const line = `${changed.includes(at + 1) ? 'changed' : 'the same'} ${at + 1}\n`;
    return added.includes(at + 1) ? `added ${at}\n${line}` : line;
  }).join('');

function showSides(added: readonly number[], changed: readonly number[] = []): void {
  const now = textWith(added, changed);
  const sides: ChangedSides = {
    path: 'a.ts',
    before: textWith(),
    now,
    back: textWith(),
    hash: `now ${now.length}`,
    shown: 'text',
  };
  useReviewedChanges.setState({ chosen: 'a.ts', sides });
}

function Shown() {
  const sides = useReviewedChanges((state) => state.sides);
  return sides && <ChangedDiff sides={sides} isReadOnly={false} />;
}

const place = () => useChangeWalk.getState().place;

function side(): monaco.editor.ICodeEditor {
  const [diff] = monaco.editor.getDiffEditors();
  if (!diff) throw new Error('no diff is shown');
  return diff.getModifiedEditor();
}

const isInSight = (lineNumber: number) =>
  side()
    .getVisibleRanges()
    .some((range) => range.containsPosition({ lineNumber, column: 1 }));

beforeEach(async () => {
  showSides([20, 150, 200]);
  show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 900, height: 300 }}>
      <Shown />
    </div>,
  );
  await expect.poll(place).toBe(0);
  await expect.poll(() => isInSight(20)).toBe(true);
  // The folding is complete by then, so nothing moves by itself any more.
  await expect.poll(() => document.querySelector('[data-uncompared]')).toBeNull();
  walkChanges(1);
  await expect.poll(place).toBe(1);
});

it('after the change at the caret was taken back, the caret is in the nearest of those that are left, in sight', async () => {
  await page.getByRole('button', { name: 'Undo hunk 2 of 3' }).click();
  showSides([20, 200]);
  await expect.poll(() => side().getModel()?.getLineCount()).toBe(303);
  await expect.poll(place).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Undo hunk 2 of 2' })).toBeInViewport();
  expect(side().getPosition()).toMatchObject({ lineNumber: 201 });
  await expect.poll(() => isInSight(201)).toBe(true);
});

it('while the change at the caret is still there, it and its place in the view stay', async () => {
  const top = () => side().getScrolledVisiblePosition({ lineNumber: 151, column: 1 })?.top;
  const before = top();
  // Fewer lines above it are folded then.
  showSides([20, 150, 200], [80]);
  await expect.poll(() => side().getModel()?.getLineContent(81)).toBe('changed 80');
  await expect.poll(() => document.querySelector('[data-uncompared]')).toBeNull();
  expect(isInSight(151)).toBe(true);
  expect(place()).toBe(2);
  expect(top()).toBe(before);
});

it('the buttons of a hunk are before the text', async () => {
  const bar = page.getByRole('button', { name: 'Undo hunk 2 of 3' });
  await expect.element(bar).toBeVisible();
  const room = () => {
    const text = side().getContainerDomNode().querySelector('.view-lines');
    return Number(text?.getBoundingClientRect().left) - bar.element().getBoundingClientRect().right;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

it('both sides have the same room for their text, so that they wrap alike', async () => {
  await expect.element(page.getByRole('button', { name: 'Undo hunk 2 of 3' })).toBeVisible();
  const [diff] = monaco.editor.getDiffEditors();
  const room = (of?: monaco.editor.ICodeEditor) => of?.getLayoutInfo().wrappingColumn;
  expect(room(diff?.getOriginalEditor())).toBe(room(diff?.getModifiedEditor()));
});
