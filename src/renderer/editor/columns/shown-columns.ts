import { tabInFront } from '../../state/files/editor-columns';
import type { ColumnPlace, EditorColumns } from '../../state/ui-state';

/** The least width of the editor area for two columns, in pixels. */
export const leastRoom = 600;

/**
 * The columns on screen. Both are there only if there is room and each shows a file: the diff of a review takes the
 * room of both. Otherwise only the active column is on screen.
 */
export function shownColumns(columns: EditorColumns, hasRoom: boolean): readonly ColumnPlace[] {
  const { otherColumn, activeColumn } = columns;
  const showFiles = [columns, otherColumn].every(
    (column) => column !== null && tabInFront(column)?.kind === 'file',
  );
  return hasRoom && showFiles ? ['left', 'right'] : [activeColumn];
}
