// Fences around code blocks in markdown, as CommonMark defines them.

const fencePattern = /^\s*(`{3,}|~{3,})/;

/** The fence at the beginning of the line, or an empty string. */
export function fenceOf(line: string): string {
  return fencePattern.exec(line)?.[1] ?? '';
}

/** A closing fence has the same character and at least the same length, and ends its line. */
export function closesFence(line: string, fence: string): boolean {
  const mark = fenceOf(line);
  return mark !== '' && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark;
}
