import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commonOptions, createModel, monaco } from './monaco';

it('a match in the first line comes out from under the find box as the editor gets narrow', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = '900px';
  container.style.height = '300px';
  const lines = Array.from({ length: 60 }, (_, line) => `export const value${line} = ${line};`);
  const model = createModel('shown', 'a.ts', lines.join('\n'));
  const editor = monaco.editor.create(container, { ...commonOptions, model });
  onTestFinished(() => {
    editor.dispose();
    model.dispose();
    container.remove();
  });
  editor.focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Find' }).fill('value');
  await expect
    .poll(() => model.getValueInRange(editor.getSelection() ?? new monaco.Range(1, 1, 1, 1)))
    .toBe('value');
  // Monaco's own position if the box is beside the match.
  editor.setScrollTop(editor.getTopForLineNumber(1));
  container.style.width = '480px';
  await expect
    .poll(() => {
      const box = container.querySelector('.find-widget')?.getBoundingClientRect();
      const top = editor.getScrolledVisiblePosition({ lineNumber: 1, column: 14 })?.top;
      return (
        box && top !== undefined && container.getBoundingClientRect().top + top >= box.bottom - aboveLetters
      );
    })
    .toBe(true);
});

/** In px, of a line. */
const aboveLetters = 5;
