// Stdin-wait watch: checks whether a program waits for input, after it has been silent for a while.

export type StdinWaitWatch = {
  /** The program printed something, or the user typed. */
  restart(): void;
  stop(): void;
};

/** The time of silence before a check. */
const quietMs = 2000;

/** Calls `tell` whenever the answer of `isAwaiting` changes. */
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
