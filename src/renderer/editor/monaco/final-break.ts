import type { editor } from 'monaco-editor/editor';

// A decoration on the empty line after a final line break. The style sheet uses it to hide the change sign there.

/** Follows the text until the model is disposed. */
export function markFinalBreak(model: editor.ITextModel): void {
  let marks: string[] = [];
  const mark = () => {
    const last = model.getLineCount();
    const isBreak = last > 1 && model.getLineLength(last) === 0;
    const range = model.getFullModelRange().collapseToEnd();
    marks = model.deltaDecorations(marks, isBreak ? [{ range, options }] : []);
  };
  model.onDidChangeContent(mark);
  mark();
}

const options = {
  description: 'final-break',
  isWholeLine: true,
  className: 'final-break',
  linesDecorationsClassName: 'final-break',
} satisfies editor.IModelDecorationOptions & { readonly description: string };
