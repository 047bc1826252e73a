import { fileMention } from '@shared/chat/file-mentions';
import { dataFileAt } from '@shared/data-files/data-file';
import { type DragEvent, useState } from 'react';
import { pathsType } from '../../state/dragging/dragged';
import { moveBeside } from '../../state/files/editor-columns';
import { moveTab } from '../../state/files/move-tab';
import type { Tab } from '../../state/ui-state';
import { useDraggedTab } from '../columns/dragged-tab';
import { enterColumnAfter } from '../columns/enter-column';
import { useColumn } from '../parts/in-column';

// The user drags a tab to another place in the strip, or the file of a tab to the other column or to the chat.

/** The attribute of a tab's handle, with the tab's place in the strip. */
export const placeAttribute = 'data-place';

export type TabDrag = {
  /** The edge of the tab at that place where the dragged tab would go. */
  edgeAt(place: number): 'before' | 'after' | undefined;
  start(event: DragEvent, tab: Tab): void;
  /** For the strip. */
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onDragEnd(): void;
  };
};

export function useTabDrag(count: number): TabDrag {
  const { isActive } = useColumn();
  const dragged = useDraggedTab(({ tab }) => tab);
  const [goal, setGoal] = useState<number | null>(null);
  const end = () => {
    useDraggedTab.setState({ tab: null });
    setGoal(null);
  };
  const taken = isActive || dragged?.kind === 'file' ? dragged : null;
  return {
    edgeAt(place) {
      if (goal === place) return 'before';
      return goal === count && place === count - 1 ? 'after' : undefined;
    },
    start(event, tab) {
      useDraggedTab.setState({ tab });
      giveFile(event.dataTransfer, tab);
    },
    handlers: {
      onDragOver(event) {
        if (!taken) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setGoal(placeUnder(event, count));
      },
      onDragLeave({ relatedTarget, currentTarget }) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setGoal(null);
      },
      onDrop(event) {
        if (!taken) return;
        event.preventDefault();
        const place = placeUnder(event, count);
        end();
        if (isActive) moveTab(taken.id, place);
        else enterColumnAfter(() => moveBeside(taken, place));
      },
      onDragEnd: end,
    },
  };
}

/** The place of the tab that the dragged one would be before; `count`: it would be last. */
function placeUnder({ target, clientX }: DragEvent, count: number): number {
  const handle = target instanceof Element ? target.closest(`[${placeAttribute}]`) : null;
  if (!handle) return count;
  const { left, width } = handle.getBoundingClientRect();
  return Number(handle.getAttribute(placeAttribute)) + (clientX > left + width / 2 ? 1 : 0);
}

/** The chat takes the file of a tab as it takes rows of the tree. */
function giveFile(transfer: DataTransfer, { kind, path }: Tab): void {
  transfer.effectAllowed = 'copyMove';
  if (kind !== 'file' || dataFileAt(path) !== null) {
    transfer.setData('text/plain', '');
    return;
  }
  transfer.setData(pathsType, JSON.stringify([path]));
  transfer.setData('text/plain', fileMention(path));
}
