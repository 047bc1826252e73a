// A long line in an excerpt: the part that changed, and the numbers of omitted characters.

const longest = 500;
const around = 150;

/**
 * Returns a line of up to 500 characters unchanged. A longer one is cut around its difference from `other`, or after
 * its beginning.
 */
export function cutLine(line: string, other: string | null): string {
  if (line.length <= longest) return line;
  const [start, end] = other === null ? [0, 0] : difference(line, other);
  const from = Math.max(0, Math.min(start - around, line.length - longest));
  const to = Math.min(line.length, Math.max(end + around, from + 2 * around), from + longest);
  return `${note(from)}${wholeCharacters(line, from, to)}${note(line.length - to)}`;
}

/** `[start, end)` of the line: the part between the equal start and the equal end. */
function difference(line: string, other: string): readonly [number, number] {
  const shorter = Math.min(line.length, other.length);
  let start = 0;
  while (start < shorter && line[start] === other[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && line.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return [start, line.length - tail];
}

function note(characters: number): string {
  return characters > 0 ? `[… ${characters} characters]` : '';
}

/** Omits half a surrogate pair at either end. */
function wholeCharacters(line: string, from: number, to: number): string {
  return line.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
