import { expect, it, onTestFinished } from 'vitest';
import { monaco } from './monaco';

it('a side that is emptied while it is compared is compared as it is then, and nothing fails', async () => {
  const failures: string[] = [];
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    failures.push(event.message);
  };
  window.addEventListener('error', listen);
  const container = document.body.appendChild(document.createElement('div'));
  const text = (words: string) => Array.from({ length: 2_000 }, (_, line) => `${words} ${line}`).join('\n');
  const sides = {
    original: monaco.editor.createModel(text('a line')),
    modified: monaco.editor.createModel(`${text('another line')}\n${text('a line')}`),
  };
  const editor = monaco.editor.createDiffEditor(container, { hideUnchangedRegions: { enabled: true } });
  onTestFinished(() => {
    window.removeEventListener('error', listen);
    editor.dispose();
    for (const side of Object.values(sides)) side.dispose();
    container.remove();
  });
  // Once, so that the worker exists and the next comparison starts at once.
  editor.setModel(sides);
  await expect.poll(() => editor.getLineChanges()).not.toBeNull();
  sides.modified.setValue(`${text('a third line')}\n${text('a line')}`);
  editor.setModel(null);
  editor.setModel(sides);
  await new Promise((resolve) => setTimeout(resolve));
  sides.modified.setValue('');
  await expect
    .poll(() => editor.getLineChanges())
    .toMatchObject([{ originalEndLineNumber: 2_000, modifiedEndLineNumber: 0 }]);
  expect(failures).toEqual([]);
});
