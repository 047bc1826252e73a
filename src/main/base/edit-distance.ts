// Edit distance (Levenshtein): how similar two names are, for suggestions after a misspelling.

/** The known names, the most similar one to `name` first. */
export function byLikeness(name: string, known: readonly string[]): string[] {
  const distances = new Map(known.map((one) => [one, editDistance(name, one)]));
  return known.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** Number of characters to add, remove or replace to turn one name into the other. Ignores case and punctuation. */
function editDistance(one: string, other: string): number {
  const [from, to] = [plain(one), plain(other)];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const exchanged = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(exchanged, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}

function plain(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
