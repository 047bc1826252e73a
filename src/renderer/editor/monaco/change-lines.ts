import { lineChanges, linesOf } from '@shared/hunks/line-changes';
import type { monaco } from './monaco';

/** Sets the text of `model` as one undo step. Carets and equal lines stay. */
export function changeLines(model: monaco.editor.ITextModel, text: string): void {
  const now = model.getValue();
  if (now === text) return;
  const [before, after] = [linesOf(now), linesOf(text)];
  const starts = startsOf(before);
  const positionOf = (line: number) => model.getPositionAt(starts[line] ?? now.length);
  const edits = lineChanges(before, after).map(({ beforeStart, beforeEnd, afterStart, afterEnd }) => {
    const [start, end] = [positionOf(beforeStart), positionOf(beforeEnd)];
    return {
      range: {
        startLineNumber: start.lineNumber,
        startColumn: start.column,
        endLineNumber: end.lineNumber,
        endColumn: end.column,
      },
      text: after.slice(afterStart, afterEnd).join(''),
    };
  });
  model.pushStackElement();
  model.pushEditOperations([], edits, () => null);
  model.pushStackElement();
}

/** The start of each line, and the end of the last. */
function startsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  const starts = lines.map((line) => {
    const start = at;
    at += line.length;
    return start;
  });
  return [...starts, at];
}
