// Lingering processes that a command left running. The system does not report their end, so Pilotfish polls at growing
// intervals.

export type SurvivorWatch = { stop(): void };

const [firstPauseMs, longestPauseMs] = [250, 4000];

/** `look` returns null if the state is unknown. */
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
