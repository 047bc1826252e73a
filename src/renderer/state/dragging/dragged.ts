import { create } from 'zustand';

// What is dragged over the window: files of the system, or rows of the project's tree. A file that is dropped beside the
// places that take it does nothing; without this the browser would leave the page to show it.

/** Carries paths of the project, as JSON, while rows of its tree are dragged. */
export const pathsType = 'application/x-pilotfish-paths';

const useDragged = create<{ readonly isDragged: boolean }>()(() => ({ isDragged: false }));

/** Whether something is dragged that the chat takes. */
export function useIsDragged(): boolean {
  return useDragged((state) => state.isDragged);
}

/** For as long as the page lives. */
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
    // Out of the window.
    if (event.relatedTarget === null) end();
  });
  document.addEventListener('drop', (event) => {
    refuse(event);
    end();
  });
  document.addEventListener('dragend', end);
  // A drag that ended elsewhere tells nothing; while one goes on the page gets neither of these.
  for (const sign of ['pointermove', 'keydown'] as const) document.addEventListener(sign, end);
}

function isForChat({ dataTransfer }: DragEvent): boolean {
  return ['Files', pathsType].some((type) => dataTransfer?.types.includes(type));
}

/** Where no place has taken it by now. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
