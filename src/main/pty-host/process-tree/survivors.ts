// Lingering processes: what a command left running. The system tells nobody of its end, so it is looked for, ever more
// seldom.

export type SurvivorWatch = { stop(): void };

const [firstPauseMs, longestPauseMs] = [250, 4000];

/** `look` gives null when it cannot say. */
export function watchSurvivors(look: () => readonly number[] | null, onGone: () => void): SurvivorWatch {
  let timer: NodeJS.Timeout | null = null;
  const lookIn = (pause: number) => {
    timer = setTimeout(() => {
      if (look()?.length === 0) onGone();
      else lookIn(Math.min(pause * 2, longestPauseMs));
    }, pause);
  };
  lookIn(firstPauseMs);
  return {
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
