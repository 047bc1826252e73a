// Large texts, which are shown plain: colours, folding and the like would make every key wait.

const largestText = 2 * 1024 * 1024;
const longestLine = 20_000;

/** In UTF-16 code units: more than 2 Mi of them, or a line of more than 20,000. */
export function isLargeText(text: string): boolean {
  return text.length > largestText || hasLongLine(text);
}

function hasLongLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    if (end - start > longestLine) return true;
    start = end + 1;
  }
  return text.length - start > longestLine;
}

/** The files that the person wants with colours all the same, for as long as the page stands. */
const coloured = new Set<string>();

export function wantsColours(path: string): boolean {
  return coloured.has(path);
}

export function wantColours(path: string): void {
  coloured.add(path);
}
