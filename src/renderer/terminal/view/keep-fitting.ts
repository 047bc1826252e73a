import { FitAddon } from '@xterm/addon-fit';
import type { Terminal } from '@xterm/xterm';

export type TerminalSize = { readonly columns: number; readonly rows: number };

/** While a border is dragged, programs are told of their new size only after such a pause. */
const pauseMs = 80;

/**
 * Keeps rows and columns as many as there is room for, and tells `onResize` whenever they change. A terminal without
 * room keeps what it has. `fill` does so at once, where its characters have another size.
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
    // Without a layout yet the proposal is not even a number.
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
