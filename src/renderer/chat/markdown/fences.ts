// Fences around blocks of code in markdown, as CommonMark has them.

const fencePattern = /^\s*(`{3,}|~{3,})/;

/** The fence that the line begins with; empty where it begins with none. */
export function fenceOf(line: string): string {
  return fencePattern.exec(line)?.[1] ?? '';
}

/** A fence is closed by one of its own kind, at least as long, with nothing behind it. */
export function closesFence(line: string, fence: string): boolean {
  const mark = fenceOf(line);
  return mark !== '' && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark;
}
