// A proof that repeats itself with other seeds, moments or similar cases runs a share of them in `npm test`, another
// share each day, and all of them in `npm run stress`, which sets `STRESS=all`. `STRESS_SEED` set to the number of a
// day runs the share of that day again.

const isAll = process.env.STRESS === 'all';

/** The number of today since 1970, in UTC. `vitest.config.ts` hands it to every worker, so that midnight changes nothing. */
export const today = Number(process.env.STRESS_SEED ?? Math.floor(Date.now() / 86_400_000));

/** For the name of a test with seeds: repeats the same share. */
export const ofToday = `STRESS_SEED=${today}`;

/** `few` seeds of a proof by chance, or `many` with all. The seeds of two days are never the same. */
export function seeds(few: number, many: number): readonly number[] {
  return Array.from({ length: isAll ? many : few }, (_, index) => today * many + index);
}

/** Every tenth of these cases, and at least about `least`. Ten days go through all of them. */
export function share<T>(cases: readonly T[], least = 1): readonly T[] {
  if (isAll) return cases;
  const step = Math.max(1, Math.min(10, Math.floor(cases.length / least)));
  return cases.filter((_, index) => index % step === today % step);
}

/** The share of so many rounds, counted from 0. */
export function rounds(count: number, least = 1): readonly number[] {
  return share([...Array(count).keys()], least);
}
