import type { editor as monacoEditor } from 'monaco-editor/editor';
import { changedColumn } from './changed-column';

type Diff = monacoEditor.IStandaloneDiffEditor;

/**
 * Moves the caret to the first change of a compared diff, and reveals it. At once, unlike Monaco's own command: a key
 * that the user presses meanwhile continues from there.
 */
export function goToFirstChange(editor: Diff): void {
  const [first] = editor.getLineChanges() ?? [];
  if (!first) return;
  const { modifiedStartLineNumber: start, modifiedEndLineNumber: end } = first;
  // Of removed lines, Monaco tells the line before them.
  const line = end === 0 ? start + 1 : start;
  const side = editor.getModifiedEditor();
  side.setPosition({ lineNumber: line, column: 1 });
  side.revealRangeInCenter({
    startLineNumber: line,
    startColumn: 1,
    endLineNumber: Math.max(line, end),
    endColumn: 1,
  });
  goIntoLine(editor);
}

/** Moves the caret to the change that starts at the line, and reveals all its lines if there is room. */
export function goToLines(editor: Diff, line: number, end: number): void {
  const side = editor.getModifiedEditor();
  side.setPosition({ lineNumber: line, column: 1 });
  side.revealLinesInCenterIfOutsideViewport(line, Math.max(line, end));
  goIntoLine(editor);
}

/** Goes to the next or previous change; wraps around. */
export function stepToChange(editor: Diff, target: 'next' | 'previous'): void {
  editor.goToDiff(target);
  goIntoLine(editor);
}

/**
 * If a change starts at the line of the caret, moves the carets of both sides to its first changed character, and
 * reveals it: a line can be longer than the view.
 */
function goIntoLine(editor: Diff): void {
  const [before, after] = [editor.getOriginalEditor(), editor.getModifiedEditor()];
  const line = after.getPosition()?.lineNumber ?? 1;
  const change = editor.getLineChanges()?.find(({ modifiedStartLineNumber: start }) => start === line);
  // Of lines that only one side has, Monaco tells no end on the other.
  if (!change?.originalEndLineNumber || !change.modifiedEndLineNumber) return;
  const { originalStartLineNumber: lineBefore } = change;
  const column = changedColumn(
    before.getModel()?.getLineContent(lineBefore) ?? '',
    after.getModel()?.getLineContent(line) ?? '',
  );
  before.setPosition({ lineNumber: lineBefore, column });
  after.setPosition({ lineNumber: line, column });
  after.revealPositionInCenterIfOutsideViewport({ lineNumber: line, column });
}
