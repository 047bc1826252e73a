// Fences around code blocks in markdown, as CommonMark defines them.

const fencePattern = /^\s*(`{3,}|~{3,})/;

/** The fence at the beginning of the line; empty without one. */
export function fenceOf(line: string): string {
  return fencePattern.exec(line)?.[1] ?? '';
}

/** A closing fence has the same character, at least the same length, and no text after it. */
export function closesFence(line: string, fence: string): boolean {
  const mark = fenceOf(line);
  return mark !== '' && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark;
}
