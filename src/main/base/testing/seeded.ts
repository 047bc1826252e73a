// For tests: random values that repeat for the same seed.

export type Random = ReturnType<typeof seeded>;

/** Mulberry32: small, and the same on every machine. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    of: <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)],
  };
}
