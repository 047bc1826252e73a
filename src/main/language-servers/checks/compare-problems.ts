import type { Problem } from '@shared/problems/problems-schema';

// The difference between the problems of two versions of a text. An edit moves the lines behind it, so a problem counts
// as the same if its message is the same, and preferably its line.

export type Found = { readonly text: string; readonly problems: readonly Problem[] };

export type ProblemDifference = {
  /** Problems that only the second version has, errors first. */
  readonly added: readonly Problem[];
  readonly removed: readonly Problem[];
};

export function compareProblems(before: Found, after: Found): ProblemDifference {
  const left = Map.groupBy(withLines(before), ({ problem }) => keyOf(problem));
  // First those in the same line, so that of two equal problems the one in the new line counts as new.
  const rest = withLines(after).filter((one) => !take(left, one, (other) => other.line === one.line));
  const added = rest.filter((one) => !take(left, one, () => true));
  return {
    added: added.map(({ problem }) => problem),
    removed: [...left.values()].flat().map(({ problem }) => problem),
  };
}

type Placed = { readonly problem: Problem; readonly line: string };

function withLines({ text, problems }: Found): Placed[] {
  const lines = text.split('\n');
  return problems.map((problem) => ({ problem, line: (lines[problem.line - 1] ?? '').trim() }));
}

function keyOf({ severity, source, message }: Problem): string {
  return JSON.stringify([severity, source, message]);
}

/** Removes one such problem; false if there is none. */
function take(left: Map<string, Placed[]>, one: Placed, isSame: (other: Placed) => boolean): boolean {
  const known = left.get(keyOf(one.problem)) ?? [];
  const index = known.findIndex(isSame);
  if (index === -1) return false;
  known.splice(index, 1);
  return true;
}
