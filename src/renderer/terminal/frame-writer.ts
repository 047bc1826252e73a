import { replayLimit } from '@shared/terminal';

// Joins what a terminal prints into one write a frame. While nobody can see the page, frames do not come: output is
// then taken as dealt with at once, and only its end is kept, so that a hidden window holds nothing back.

export type FrameWriter = {
  /** Starts over with `replay`; what was not written yet is dropped. */
  restart(replay: string): void;
  add(text: string, done: () => void): void;
  /** The page was hidden: whoever waits for a frame waits no more. */
  hide(): void;
  dispose(): void;
};

export type FrameTarget = {
  /** Clears the screen first when `fromScratch`; calls `parsed` once the text is on it. */
  write(text: string, how: { readonly fromScratch: boolean }, parsed: () => void): void;
  /** Calls back with the next frame; returns how to call it off. */
  onNextFrame(draw: () => void): () => void;
  isHidden(): boolean;
};

export function createFrameWriter(target: FrameTarget): FrameWriter {
  let waiting: string[] = [];
  let size = 0;
  let unsettled: (() => void)[] = [];
  let fromScratch = false;
  let cancel: (() => void) | null = null;

  const settle = () => {
    const settling = unsettled;
    unsettled = [];
    for (const done of settling) done();
  };
  const draw = () => {
    cancel = null;
    const text = waiting.join('');
    const settling = unsettled;
    const how = { fromScratch };
    [waiting, size, unsettled, fromScratch] = [[], 0, [], false];
    target.write(text, how, () => {
      for (const done of settling) done();
    });
  };
  const drawSoon = () => {
    cancel ??= target.onNextFrame(draw);
  };
  const keepTheEnd = () => {
    const end = waiting.join('').slice(-replayLimit);
    [waiting, size, fromScratch] = [[end], end.length, true];
  };

  return {
    restart(replay) {
      settle();
      [waiting, size, fromScratch] = [[replay], replay.length, true];
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
