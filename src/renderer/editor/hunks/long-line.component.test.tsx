import { emptyAppState } from '@shared/app-state';
import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { defaultSettings } from '@shared/settings/settings';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDiff } from '../../state/questions/open-diffs';
import { useServerState } from '../../state/server-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { monaco } from '../monaco/monaco';

// A line that is longer than the view, as in minified JSON.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

const entries = Array.from({ length: 2_000 }, (_, at) => `"k${at}":"v${at}"`).join();
const lineOf = (changed: string) => `{${entries},"last":"${changed}",${entries}}`;
const original = `${lineOf('old')}\n\nthe end\n`;
const proposed = `${lineOf('new')}\n\nthe END\n`;
const column = lineOf('').indexOf('"last":"') + '"last":"'.length + 1;

it.each([true, false])(
  'a step goes to its changed character, in view on both sides; wrapped: %s',
  async (wrap) => {
    const { app } = useServerState.getState();
    const { diff: view } = defaultSettings;
    const settings = { ...defaultSettings, diff: { ...view, wrap } };
    useServerState.setState({ app: { ...emptyAppState, settings } });
    onTestFinished(() => useServerState.setState({ app }));
    const file = `wrap-${wrap}.json`;
    const proposal: Proposal = {
      path: `/p/${file}`,
      relativePath: file,
      change: 'modify',
      hash: 'h',
      original,
      proposed,
      hunks: takeApart(original, proposed).hunks,
    };
    show(
      <div style={{ display: 'flex', width: 900, height: 330, overflow: 'hidden' }}>
        <DiffView
          chatId="chat"
          callId={file}
          proposal={proposal}
          judged
          onLayout={() => {}}
          onCompared={() => {}}
        />
      </div>,
    );
    await expect.poll(carets).toEqual([
      { lineNumber: 1, column, isInView: true },
      { lineNumber: 1, column, isInView: true },
    ]);
    await expect.poll(() => [drawn('original'), drawn('modified')]).toEqual(['old', 'new']);
    const diff = openDiff(callKeyOf('chat', file));
    diff?.goToChange('next');
    const end = { lineNumber: 3, column: 5, isInView: true };
    await expect.poll(carets).toEqual([end, end]);
    diff?.goToChange('previous');
    await expect.poll(carets).toEqual([
      { lineNumber: 1, column, isInView: true },
      { lineNumber: 1, column, isInView: true },
    ]);
  },
);

/** The changed word, if the side draws it. */
function drawn(side: string): string | undefined {
  const text = document.querySelector(`.editor.${side} .view-lines`)?.textContent;
  return /"(old|new)"/.exec(text ?? '')?.[1];
}

/** The carets of both sides. */
function carets() {
  const diff = monaco.editor.getDiffEditors()[0];
  return [diff?.getOriginalEditor(), diff?.getModifiedEditor()].map((side) => {
    const caret = side?.getPosition();
    return side && caret && { ...caret, isInView: isInView(side, caret) };
  });
}

function isInView(side: monaco.editor.ICodeEditor, caret: monaco.IPosition): boolean {
  const place = side.getScrolledVisiblePosition(caret);
  const { width, height } = side.getLayoutInfo();
  return (
    !!place && place.top >= 0 && place.top + place.height <= height && place.left >= 0 && place.left < width
  );
}
