import { create } from 'zustand';

// Drags over the window: files of the system, or rows of the project's tree. A file dropped outside the drop targets
// has no effect; otherwise the browser would leave the page to show it.

/** Carries paths of the project, as JSON, during a drag of tree rows. */
export const pathsType = 'application/x-pilotfish-paths';

const useDragged = create<{ readonly isDragged: boolean }>()(() => ({ isDragged: false }));

/** Whether the user drags something that the chat accepts. */
export function useIsDragged(): boolean {
  return useDragged((state) => state.isDragged);
}

/** Runs until the page closes. */
export function watchDrags(): void {
  const over = (event: DragEvent) => {
    if (!isForChat(event)) return;
    useDragged.setState({ isDragged: true });
    refuse(event);
  };
  const end = () => {
    if (useDragged.getState().isDragged) useDragged.setState({ isDragged: false });
  };
  document.addEventListener('dragenter', over);
  document.addEventListener('dragover', over);
  document.addEventListener('dragleave', (event) => {
    // The pointer left the window.
    if (event.relatedTarget === null) end();
  });
  document.addEventListener('drop', (event) => {
    refuse(event);
    end();
  });
  document.addEventListener('dragend', end);
  // A drag that ended outside sends no event. During a drag the page gets neither of these two events.
  for (const sign of ['pointermove', 'keydown'] as const) document.addEventListener(sign, end);
}

function isForChat({ dataTransfer }: DragEvent): boolean {
  return ['Files', pathsType].some((type) => dataTransfer?.types.includes(type));
}

/** Refuses the drop unless a drop target has accepted it. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
