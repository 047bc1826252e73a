import { fileMention } from '@shared/chat/file-mentions';
import { currentShell } from '../state/commands/command-keys';
import { pathsType } from '../state/dragging/dragged';

// Drags rows of the tree: within the window as paths in the page; with Alt as files of the system, to other programs.
// Electron requires this choice at the start of the drag.

type Drag = Pick<DragEvent, 'altKey' | 'preventDefault'> & { readonly dataTransfer: DataTransfer };

/** Starts a drag of the rows with these paths. */
export function dragRows(event: Drag, paths: readonly string[]): void {
  if (event.altKey && currentShell() === 'desktop') dragOut(event, paths);
  else dragWithin(event.dataTransfer, paths);
}

/** Other drop targets get the mentions as text. */
function dragWithin(transfer: DataTransfer, paths: readonly string[]): void {
  transfer.effectAllowed = 'copy';
  transfer.setData(pathsType, JSON.stringify(paths));
  transfer.setData('text/plain', paths.map(fileMention).join(' '));
}

function dragOut(event: Drag, paths: readonly string[]): void {
  event.preventDefault();
  void import('./entries/entry-actions').then(({ startDrag }) => startDrag(paths));
}
