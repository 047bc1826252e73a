import { fileMention } from '@shared/file-mentions';
import { pathsType } from '../state/dragging/dragged';

/** Puts rows of the tree, by their paths, into what is dragged: elsewhere it is dropped as their mentions. */
export function dragRows(transfer: DataTransfer, paths: readonly string[]): void {
  transfer.effectAllowed = 'copy';
  transfer.setData(pathsType, JSON.stringify(paths));
  transfer.setData('text/plain', paths.map(fileMention).join(' '));
}
