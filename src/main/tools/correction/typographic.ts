import { findExact, type Match, type Search } from './exact';

/**
 * Compares typographic quotes, dashes and blanks as their plain forms on both sides. Text that old and new text share
 * keeps the file's characters.
 */
export function findTypographic({ text, oldText, newText }: Search): readonly Match[] {
  // Each replacement is one character for one, so positions in the plain text are positions in the file.
  const matches = findExact({ text: plain(text), oldText: plain(oldText), newText });
  return matches.map(({ start, end }) => ({
    start,
    end,
    replacement: keepSharedEnds(text.slice(start, end), oldText, newText),
  }));
}

function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
}

/** `found` is as long as `oldText`. Text that old and new share at both ends stays as found. */
function keepSharedEnds(found: string, oldText: string, newText: string): string {
  const most = Math.min(oldText.length, newText.length);
  let start = 0;
  while (start < most && oldText[start] === newText[start]) start++;
  let end = 0;
  while (end < most - start && oldText.at(-1 - end) === newText.at(-1 - end)) end++;
  return found.slice(0, start) + newText.slice(start, newText.length - end) + found.slice(found.length - end);
}
