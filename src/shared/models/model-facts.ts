import type { ModelFacts } from './model-facts-schema';

export type { ModelFacts };

/** For each fact, the value of the first source that knows it. */
export function firstKnown(...sources: readonly ModelFacts[]): ModelFacts {
  const known = sources.map((facts) => Object.entries(facts).filter(([, fact]) => fact !== undefined));
  return Object.assign({}, ...known.toReversed().map((facts) => Object.fromEntries(facts))) as ModelFacts;
}
