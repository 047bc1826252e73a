import { emptyTerminal, reduceTerminal, replayLimit, replayText } from '@shared/terminal/terminal';

// Joins what a terminal prints into one write a frame, and begins the next only when the last was drawn; in a flood
// more is joined, as nobody can read it. While nobody can see the page, frames do not come: output is then taken as
// dealt with at once, and only its end is kept, so that a hidden window holds nothing back.

export type FrameWriter = {
  /** Starts over with `replay`; what was not written yet is dropped. */
  restart(replay: string): void;
  /** Calls `done` once the text is on its way to the screen. */
  add(text: string, done: () => void): void;
  /** The page was hidden: whoever waits for a frame waits no more. */
  hide(): void;
  dispose(): void;
};

/** What of the output before a text was written: all of it, all but a part, nothing that still counts. */
export type After = 'all-before' | 'a-gap' | 'nothing';

export type FrameTarget = {
  /** Clears the screen first when the text comes after nothing; calls `parsed` once the text is on it. */
  write(text: string, after: After, parsed: () => void): void;
  /** Calls back with the next frame; returns how to call it off. */
  onNextFrame(draw: () => void): () => void;
  isHidden(): boolean;
};

/** After a write as long as this comes the next one some frames later, unless as much as that has come. */
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
    // The next text may come while this one is drawn.
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
