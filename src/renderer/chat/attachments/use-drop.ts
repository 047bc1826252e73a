import type { DragEvent } from 'react';
import { useIsDragged } from '../../state/dragging/dragged';
import { takeDropped } from './taken-files';

// Makes the chat a drop target for files, folders and rows of the tree.

export type Drop = {
  /** The user drags something over the window that can be dropped here. */
  readonly isAwaited: boolean;
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
};

export function useDrop(chatId: string | null, isOpen: boolean): Drop {
  const isAwaited = useIsDragged() && isOpen;
  return {
    isAwaited,
    handlers: {
      onDragOver(event) {
        if (!isAwaited) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop(event) {
        if (!isAwaited) return;
        event.preventDefault();
        const taken = takeDropped(event.dataTransfer);
        void import('./attach-dropped').then(async (m) => m.attachDropped(chatId, await taken));
      },
    },
  };
}
