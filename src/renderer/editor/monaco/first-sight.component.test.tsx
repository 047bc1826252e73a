import { expect, it, onTestFinished } from 'vitest';
import { monaco } from './monaco';

it('what takes long to compare is shown by its lines at once, and then with what differs within them', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const text = (word: string) =>
    Array.from({ length: 700 }, (_, line) => `${word} ${(line * 7_919) % 701} of ${word}`).join('\n');
  const sides = {
    original: monaco.editor.createModel(text('old')),
    modified: monaco.editor.createModel(text('new')),
  };
  const editor = monaco.editor.createDiffEditor(container, { maxComputationTime: 20_000 });
  onTestFinished(() => {
    editor.dispose();
    for (const side of Object.values(sides)) side.dispose();
    container.remove();
  });
  const shown: (readonly unknown[])[] = [];
  editor.onDidUpdateDiff(() => {
    const [first, ...others] = editor.getLineChanges() ?? [];
    shown.push([first?.originalEndLineNumber, (first?.charChanges?.length ?? 0) > 1, others.length]);
  });
  editor.setModel(sides);
  await expect
    .poll(() => shown)
    .toEqual([
      [700, false, 0],
      [700, true, 0],
    ]);
});
