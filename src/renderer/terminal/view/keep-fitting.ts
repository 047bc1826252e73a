import { FitAddon } from '@xterm/addon-fit';
import type { Terminal } from '@xterm/xterm';

export type TerminalSize = { readonly columns: number; readonly rows: number };

/** While the user drags a border, programs get their new size only after this pause. */
const pauseMs = 80;

/**
 * Fits rows and columns to the available room, and calls `onResize` after each change. A terminal without room keeps
 * its size. `fill` fits at once, after a change of the character size.
 */
export function keepFitting(
  terminal: Terminal,
  container: HTMLElement,
  onResize: (size: TerminalSize) => void,
): { fill(): void; end(): void } {
  const addon = new FitAddon();
  terminal.loadAddon(addon);
  const fill = () => {
    const room = container.clientHeight === 0 ? undefined : addon.proposeDimensions();
    // Before the first layout the proposal is not even a number.
    if (!room || !(room.cols >= 2) || !(room.rows >= 1)) return;
    if (room.cols !== terminal.cols || room.rows !== terminal.rows) terminal.resize(room.cols, room.rows);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(fill, pauseMs);
  });
  fill();
  const resized = terminal.onResize(({ cols, rows }) => onResize({ columns: cols, rows }));
  observer.observe(container);
  return {
    fill,
    end() {
      clearTimeout(timer);
      observer.disconnect();
      resized.dispose();
    },
  };
}
