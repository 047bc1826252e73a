import { callKeyOf } from '@shared/base/call-key';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDiff } from '../../state/questions/open-diffs';
import { modified } from '../../testing/modified-file';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { monaco } from '../monaco/monaco';

// In little room, the current hunk is fully visible above the answers.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

const textOf = (words: (line: number) => string) =>
  Array.from({ length: 60 }, (_, at) => `${words(at + 1)} ${at + 1}\n`).join('');
const isChanged = (line: number) => line === 3 || (line >= 14 && line <= 19);
const original = textOf(() => 'the same');
const proposed = textOf((line) => (isChanged(line) ? 'other' : 'the same'));
const proposal = modified(original, proposed);

/** Whether the whole line is visible. */
function isWhole(lineNumber: number): boolean {
  const side = monaco.editor.getDiffEditors()[0]?.getModifiedEditor();
  const place = side?.getScrolledVisiblePosition({ lineNumber, column: 1 });
  return !!side && !!place && place.top >= 0 && place.top + place.height <= side.getLayoutInfo().height;
}

it('one that is gone to is seen to its end; and when there is less room by then, the line with the caret', async () => {
  show(
    <div className="room" style={{ display: 'flex', width: 900, height: 330, overflow: 'hidden' }}>
      <DiffView
        chatId={'chat'}
        callId={'c1'}
        proposal={proposal}
        judged={true}
        onLayout={() => {}}
        onCompared={() => {}}
      />
    </div>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Accept hunk 1 of 2', exact: true }).first())
    .toBeVisible();
  // The editor goes there after the comparison.
  await expect
    .poll(() => monaco.editor.getDiffEditors()[0]?.getModifiedEditor().getPosition()?.lineNumber)
    .toBe(3);
  const diff = openDiff(callKeyOf('chat', 'c1'));
  expect([isWhole(3), isWhole(14), isWhole(19)]).toEqual([true, true, false]);
  diff?.goToChange('next');
  expect([isWhole(14), isWhole(19)]).toEqual([true, true]);
  document.querySelector<HTMLElement>('.room')?.style.setProperty('height', '110px');
  await expect
    .poll(() => monaco.editor.getDiffEditors()[0]?.getModifiedEditor().getLayoutInfo().height)
    .toBe(110);
  await expect.poll(() => isWhole(14)).toBe(true);
});

it('a key that comes together with the keyboard steps on from the first change', async () => {
  show(
    <div style={{ display: 'flex', width: 900, height: 330, overflow: 'hidden' }}>
      <DiffView
        chatId="chat"
        callId="c2"
        proposal={proposal}
        judged={true}
        onLayout={() => {}}
        onCompared={() => {}}
      />
    </div>,
  );
  const caret = () => monaco.editor.getDiffEditors()[0]?.getModifiedEditor().getPosition()?.lineNumber;
  await expect.poll(() => openDiff(callKeyOf('chat', 'c2'))).not.toBeNull();
  const diff = openDiff(callKeyOf('chat', 'c2'));
  await new Promise<void>((resolve) => {
    diff?.enter(() => {
      // The editor gets the focus in the same task.
      queueMicrotask(() => {
        diff.goToChange('next');
        resolve();
      });
      return true;
    });
  });
  expect(caret()).toBe(14);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(caret()).toBe(14);
});
