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

it.each(['', '\n'])(
  'where that is too short even for the lines, nothing is taken for changed before they are compared (end: %j)',
  async (end) => {
    const container = document.body.appendChild(document.createElement('div'));
    const same = Array.from({ length: 100 }, (_, line) => `same ${line}`);
    const shuffled = (step: number) => Array.from({ length: 1_409 }, (_, line) => `${(line * step) % 1_409}`);
    const sides = {
      original: monaco.editor.createModel([...same, ...shuffled(7)].join('\n') + end),
      modified: monaco.editor.createModel([...same, ...shuffled(613)].join('\n') + end),
    };
    const editor = monaco.editor.createDiffEditor(container, { maxComputationTime: 20_000 });
    onTestFinished(() => {
      editor.dispose();
      for (const side of Object.values(sides)) side.dispose();
      container.remove();
    });
    const firstChanges: unknown[] = [];
    editor.onDidUpdateDiff(() => firstChanges.push(editor.getLineChanges()?.[0]?.modifiedStartLineNumber));
    editor.setModel(sides);
    await expect.poll(() => firstChanges, { timeout: 15_000 }).toEqual([102]);
    // The shown result stays until the edited text is compared.
    sides.modified.applyEdits([{ range: new monaco.Range(110, 1, 110, 1), text: 'typed ' }]);
    await expect.poll(() => firstChanges, { timeout: 15_000 }).toEqual([102, 102]);
  },
  40_000,
);
