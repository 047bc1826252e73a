/** The range `[start, end)` of the file's text, and its replacement. */
export type Match = { readonly start: number; readonly end: number; readonly replacement: string };

export type Search = {
  readonly text: string;
  readonly oldText: string;
  readonly newText: string;
};

/** All exact matches of the old text. */
export function findExact({ text, oldText, newText }: Search): Match[] {
  const matches: Match[] = [];
  for (let at = text.indexOf(oldText); at !== -1; at = text.indexOf(oldText, at + oldText.length)) {
    matches.push({ start: at, end: at + oldText.length, replacement: newText });
  }
  return matches;
}
