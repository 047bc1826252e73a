// Shares of long tests with many seeds, moments or similar cases: `npm test` runs a share of them, another one each
// day. `npm run stress` sets `STRESS=all` and runs all; `STRESS_SEED` with the number of a day repeats its share.

const isAll = process.env.STRESS === 'all';

/**
 * Number of days since 1970, in UTC. `vitest.config.ts` passes it to every worker, so that midnight changes nothing.
 */
export const today = Number(process.env.STRESS_SEED ?? Math.floor(Date.now() / 86_400_000));

/** For the name of a test with seeds. The value repeats the same share. */
export const ofToday = `STRESS_SEED=${today}`;

/** `few` seeds of a random test, or `many` when all run. Two days never share a seed. */
export function seeds(few: number, many: number): readonly number[] {
  return Array.from({ length: isAll ? many : few }, (_, index) => today * many + index);
}

/** Every tenth of these cases, and at least about `least`. Ten days cover all cases. */
export function share<T>(cases: readonly T[], least = 1): readonly T[] {
  if (isAll) return cases;
  const step = Math.max(1, Math.min(10, Math.floor(cases.length / least)));
  return cases.filter((_, index) => index % step === today % step);
}

/** The share of `count` rounds, counted from 0. */
export function rounds(count: number, least = 1): readonly number[] {
  return share([...Array(count).keys()], least);
}
