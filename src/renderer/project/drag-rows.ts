import { fileMention } from '@shared/chat/file-mentions';
import { currentShell } from '../state/commands/command-keys';
import { pathsType } from '../state/dragging/dragged';

// Rows of the tree that are dragged: within the window the page carries their paths; with Alt the system carries the
// files themselves, to other programs. A drag is one or the other from its first moment: that is how Electron has it.

type Drag = Pick<DragEvent, 'altKey' | 'preventDefault'> & { readonly dataTransfer: DataTransfer };

/** It begins, with these rows by their paths. */
export function dragRows(event: Drag, paths: readonly string[]): void {
  if (event.altKey && currentShell() === 'desktop') dragOut(event, paths);
  else dragWithin(event.dataTransfer, paths);
}

/** Where no place of ours takes them, they are dropped as their mentions. */
function dragWithin(transfer: DataTransfer, paths: readonly string[]): void {
  transfer.effectAllowed = 'copy';
  transfer.setData(pathsType, JSON.stringify(paths));
  transfer.setData('text/plain', paths.map(fileMention).join(' '));
}

function dragOut(event: Drag, paths: readonly string[]): void {
  event.preventDefault();
  void import('./entries/entry-actions').then(({ startDrag }) => startDrag(paths));
}
