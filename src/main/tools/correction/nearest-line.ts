// The line of a file that an edit may have meant, for an edit whose text was not found.

const mostLines = 20_000;
const longestShown = 160;
/** Below this, two lines are unrelated. */
const leastLikeness = 0.6;

/**
 * The line most similar to the first line of `wanted` with a word in it, numbered from 1. Null if all lines differ too
 * much.
 */
export function nearestLine(
  text: string,
  wanted: string,
): { readonly number: number; readonly text: string } | null {
  const telling = wanted.split('\n').map((line) => line.trim());
  const sought = pairsOf(telling.find((line) => /\w/.test(line)) ?? '');
  if (sought.size === 0) return null;
  let best = { likeness: leastLikeness, number: 0, text: '' };
  for (const [index, line] of text.split('\n').slice(0, mostLines).entries()) {
    const likeness = likenessOf(sought, pairsOf(line.trim()));
    if (likeness > best.likeness) best = { likeness, number: index + 1, text: line.trim() };
  }
  if (best.number === 0) return null;
  return { number: best.number, text: best.text.slice(0, longestShown) };
}

/** The pairs of adjacent characters, as a set: cheap, and independent of where in the line a difference is. */
function pairsOf(line: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < Math.min(line.length, 500); at++) pairs.add(line.slice(at, at + 2));
  return pairs;
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
