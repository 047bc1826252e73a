import type { Terminal } from '@xterm/xterm';
import { createFrameWriter, type FrameWriter } from './frame-writer';
import type { TerminalSize } from './keep-fitting';
import { withoutUnseenLines } from './unseen-lines';

// Output on its way into xterm.

export type Output = {
  readonly writer: FrameWriter;
  /** The current text is old output, whose questions were answered at that time. */
  isReplaying(): boolean;
  dispose(): void;
};

/** The number of stored lines above the screen. */
export const scrollback = 10_000;
/** The page can do other work between two pieces of this length. */
const atOnce = 128 * 1024;

/** `onResize` sends the program its size. */
export function createOutput(terminal: Terminal, onResize: (size: TerminalSize) => void): Output {
  const lineBreak = terminal.options.convertEol ? '\n' : '\r\n';
  const repaint = createRepaint(terminal, onResize);
  let replaying = false;
  const writer = createFrameWriter({
    isHidden: () => document.visibilityState === 'hidden',
    onNextFrame(draw) {
      const frame = requestAnimationFrame(draw);
      return () => cancelAnimationFrame(frame);
    },
    write(text, after, parsed) {
      if (after === 'nothing') terminal.reset();
      replaying = after === 'nothing';
      const seen = withoutUnseenLines(text, scrollback + terminal.rows, lineBreak);
      for (let start = 0; start < seen.length; start += atOnce)
        terminal.write(seen.slice(start, start + atOnce));
      terminal.write('', () => {
        replaying = false;
        if (after !== 'all-before') repaint.ask();
        parsed();
      });
    },
  });
  return {
    writer,
    isReplaying: () => replaying,
    dispose() {
      repaint.dispose();
      writer.dispose();
    },
  };
}

/** Long enough for a program to notice each of two sizes. */
const noticeMs = 100;

/**
 * The stored end of the output may lack old drawings of a full-screen program. Such a program draws everything again
 * after a change of size, so it gets one row less for a moment.
 */
function createRepaint(terminal: Terminal, onResize: (size: TerminalSize) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  return {
    ask() {
      if (isOver) return;
      const { cols: columns, rows, buffer } = terminal;
      if (buffer.active.type === 'normal' || rows < 2) return;
      onResize({ columns, rows: rows - 1 });
      clearTimeout(timer);
      timer = setTimeout(() => onResize({ columns: terminal.cols, rows: terminal.rows }), noticeMs);
    },
    dispose() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
