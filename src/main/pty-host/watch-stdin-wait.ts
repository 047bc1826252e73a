// Stdin-wait watch: looks at a program that has been silent for a while, whether it waits for input.

export type StdinWaitWatch = {
  /** It printed something, or somebody typed. */
  restart(): void;
  stop(): void;
};

/** So long a program must be silent before it is looked at. */
const quietMs = 2000;

/** Calls `tell` whenever what `isAwaiting` says has changed. */
export function watchStdinWait(isAwaiting: () => boolean, tell: (awaits: boolean) => void): StdinWaitWatch {
  let timer: NodeJS.Timeout | null = null;
  let told = false;
  const say = (awaits: boolean) => {
    if (awaits !== told) tell(awaits);
    told = awaits;
  };
  const look = () => {
    say(isAwaiting());
    timer = setTimeout(look, quietMs);
  };
  const restart = () => {
    if (told) say(false);
    if (timer === null) timer = setTimeout(look, quietMs);
    else timer.refresh();
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    say(false);
  };
  restart();
  return { restart, stop };
}
