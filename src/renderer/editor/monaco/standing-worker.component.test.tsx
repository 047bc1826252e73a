import { expect, it, onTestFinished } from 'vitest';
import { createModel, monaco } from './monaco';

it('one worker compares all changes, also once none was shown for a while', async () => {
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('editor-worker')).length;
  await compareOnce();
  const before = fetched();
  await compareOnce();
  expect(fetched()).toBe(before);
});

async function compareOnce(): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const sides = {
    original: createModel('original', 'a.ts', 'one\n'),
    modified: createModel('proposed', 'a.ts', 'two\n'),
  };
  const editor = monaco.editor.createDiffEditor(container);
  const end = () => {
    editor.dispose();
    for (const side of Object.values(sides)) side.dispose();
    container.remove();
  };
  onTestFinished(end);
  editor.setModel(sides);
  await expect.poll(() => editor.getLineChanges()).toHaveLength(1);
  end();
}
