import { fileMention } from '@shared/chat/file-mentions';
import { type DragEvent, useEffect, useState } from 'react';
import { currentShell } from '../state/commands/command-keys';
import { pathsType } from '../state/dragging/dragged';
import { setExpanded } from '../state/ui-state';
import { folderOf, type Row } from '../state/visible-rows';
import { onMac } from '../ui/keys';
import { folderFor } from './row-commands';

// Drags rows of the tree: within the window as paths in the page, onto a folder to move them there, or with Ctrl (Alt on
// a Mac) to copy them; with Alt as files of the system, to other programs. Electron requires this choice at the start.

/** The rows of this tree that the user drags. A drag from another window has paths of another project. */
let dragged: readonly string[] = [];

/** Starts a drag of the rows with these paths. */
export function dragRows(event: DragEvent, paths: readonly string[]): void {
  if (event.altKey && currentShell() === 'desktop') {
    event.preventDefault();
    void import('./entries/entry-actions').then(({ startDrag }) => startDrag(paths));
    return;
  }
  dragged = paths;
  const { dataTransfer } = event;
  dataTransfer.effectAllowed = 'copyMove';
  dataTransfer.setData(pathsType, JSON.stringify(paths));
  // Other drop targets get the mentions as text.
  dataTransfer.setData('text/plain', paths.map(fileMention).join(' '));
}

export type TreeDrops = {
  /** The folder that would take the rows, `''` the root; null if none would. */
  readonly goal: string | null;
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onDragEnd(): void;
  };
};

/** `idOf`: the id of the element of a row. */
export function useTreeDrops(rows: readonly Row[], idOf: (row: Row) => string): TreeDrops {
  const rowAt = (target: Element) => {
    const id = target.closest('[role="treeitem"]')?.id;
    return rows.find((row) => idOf(row) === id);
  };
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    if (!goal) return;
    const timer = setTimeout(() => setExpanded(goal, true), expandMs);
    return () => clearTimeout(timer);
  }, [goal]);
  const end = () => {
    dragged = [];
    setGoal(null);
  };
  return {
    goal,
    handlers: {
      onDragOver(event) {
        const folder = goalOf(event, rowAt);
        setGoal(folder);
        if (folder === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isCopy(event) ? 'copy' : 'move';
      },
      onDragLeave(event) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setGoal(null);
      },
      onDrop(event) {
        const [folder, paths] = [goalOf(event, rowAt), dragged];
        end();
        if (folder === null) return;
        event.preventDefault();
        const act = isCopy(event) ? 'copyAll' : 'moveAll';
        void import('./entries/entry-actions').then((actions) => actions[act](paths, folder));
      },
      onDragEnd: end,
    },
  };
}

/** A closed folder under the pointer opens after this time. */
const expandMs = 500;

function isCopy({ ctrlKey, altKey }: DragEvent): boolean {
  return onMac ? altKey : ctrlKey;
}

/** The folder under the pointer. Null if a drop there would change nothing, or put a folder into itself. */
function goalOf(event: DragEvent, rowAt: (target: Element) => Row | undefined): string | null {
  const { target, dataTransfer } = event;
  if (dragged.length === 0 || !dataTransfer.types.includes(pathsType) || !(target instanceof Element))
    return null;
  const folder = folderFor(rowAt(target));
  const isInside = dragged.some((path) => folder === path || folder.startsWith(`${path}/`));
  const stays = !isCopy(event) && dragged.every((path) => folderOf(path) === folder);
  return isInside || stays ? null : folder;
}
