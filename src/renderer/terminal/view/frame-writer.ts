import { emptyTerminal, reduceTerminal, replayLimit, replayText } from '@shared/terminal/terminal';

// Joins the output of a terminal into one write a frame, and starts the next only after the last was drawn. In a
// flood it joins more, because the user cannot read it anyway. A hidden page gets no frames: the writer then confirms
// output at once and stores only its end, so that a hidden window delays no program.

export type FrameWriter = {
  /** Starts over with `replay`; output that is not written yet is dropped. */
  restart(replay: string): void;
  /** Calls `done` once the text is on its way to the screen. */
  add(text: string, done: () => void): void;
  /** The page was hidden: confirms all output that waits for a frame. */
  hide(): void;
  dispose(): void;
};

/** The output that was written before a text: all of it, all except a gap, or none that still counts. */
export type After = 'all-before' | 'a-gap' | 'nothing';

export type FrameTarget = {
  /** Clears the screen first if `after` is `nothing`. Calls `parsed` once the text is on the screen. */
  write(text: string, after: After, parsed: () => void): void;
  /** Calls back with the next frame; returns a function that cancels it. */
  onNextFrame(draw: () => void): () => void;
  isHidden(): boolean;
};

/** After a write of `from` characters, the next one waits `frames` frames, or until `until` characters have arrived. */
const flood = { from: 32 * 1024, frames: 4, until: 1536 * 1024 };

export function createFrameWriter(target: FrameTarget): FrameWriter {
  let waiting: string[] = [];
  let size = 0;
  let unsettled: (() => void)[] = [];
  let after: After = 'all-before';
  let isWriting = false;
  let cancel: (() => void) | null = null;
  let framesToWait = 0;

  const settle = () => {
    const settling = unsettled;
    unsettled = [];
    for (const done of settling) done();
  };
  const drawSoon = () => {
    if (!isWriting) cancel ??= target.onNextFrame(takeFrame);
  };
  const takeFrame = () => {
    cancel = null;
    framesToWait -= 1;
    if (framesToWait <= 0 || size >= flood.until) draw();
    else drawSoon();
  };
  const draw = () => {
    framesToWait = size < flood.from ? 0 : flood.frames;
    const text = waiting.join('');
    const written = after;
    [waiting, size, after, isWriting] = [[], 0, 'all-before', true];
    target.write(text, written, () => {
      isWriting = false;
      if (waiting.length > 0) drawSoon();
    });
    // The next text may arrive while this one is drawn.
    settle();
  };
  const keepTheEnd = () => {
    const all = reduceTerminal(emptyTerminal, { type: 'output', text: waiting.join('') });
    waiting = [replayText(all)];
    size = replayLimit;
    if (after === 'all-before') after = 'a-gap';
  };

  return {
    restart(replay) {
      settle();
      [waiting, size, after] = [[replay], replay.length, 'nothing'];
      drawSoon();
    },
    add(text, done) {
      waiting.push(text);
      size += text.length;
      unsettled.push(done);
      drawSoon();
      if (!target.isHidden()) return;
      settle();
      if (size > 4 * replayLimit) keepTheEnd();
    },
    hide: settle,
    dispose() {
      cancel?.();
      settle();
      waiting = [];
    },
  };
}
