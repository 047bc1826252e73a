import type { Spent } from './usage-schema';

// Tokens by model. Pure.

/** The sum of both, with one entry for each model. */
export function addSpent(known: readonly Spent[] = [], more: readonly Spent[] = []): Spent[] {
  const all = [...known];
  for (const one of more) {
    const index = all.findIndex((other) => isSameModel(other, one));
    const before = all[index];
    if (before) all[index] = sumOf(before, one);
    else all.push(one);
  }
  return all;
}

/** The part of `after` that is new since `before`. */
export function spentSince(before: readonly Spent[] = [], after: readonly Spent[] = []): Spent[] {
  return after
    .map((one) => {
      const known = before.find((other) => isSameModel(other, one));
      return known ? sumOf(one, negated(known)) : one;
    })
    .filter(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0);
}

function isSameModel(one: Spent, other: Spent): boolean {
  return one.providerId === other.providerId && one.model === other.model;
}

function sumOf(one: Spent, other: Spent): Spent {
  return {
    ...one,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...((one.cost ?? other.cost) !== undefined && { cost: (one.cost ?? 0) + (other.cost ?? 0) }),
  };
}

function negated(spent: Spent): Spent {
  const { inputTokens, cachedTokens, outputTokens, cost } = spent;
  return {
    ...spent,
    inputTokens: -inputTokens,
    cachedTokens: -cachedTokens,
    outputTokens: -outputTokens,
    ...(cost !== undefined && { cost: -cost }),
  };
}
