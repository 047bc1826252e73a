// Large texts, shown plain: colours, folding and similar features would delay every key press.

const largestText = 2 * 1024 * 1024;
const longestLine = 20_000;

/** More than 2 Mi UTF-16 code units, or a line of more than 20,000. */
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

/** The files that the user wants in colour anyway, until the page reloads. */
const coloured = new Set<string>();

export function wantsColours(path: string): boolean {
  return coloured.has(path);
}

export function wantColours(path: string): void {
  coloured.add(path);
}
