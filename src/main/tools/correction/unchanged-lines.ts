import { lineChanges } from '@shared/hunks/line-changes';

/**
 * Returns `newText`, with the file's version of every line that it shares with `oldText`. `found` matched `oldText`,
 * line for line. `adapt` rewrites a changed line; it gets the line number in `oldText` at that place.
 */
export function keepUnchangedLines(
  found: string,
  oldText: string,
  newText: string,
  adapt: (line: string, oldLine: number) => string = (line) => line,
): string {
  const foundLines = found.split('\n');
  const newLines = newText.split('\n');
  const result: string[] = [];
  let oldLine = 0;
  const keepUntil = (end: number) => {
    while (result.length < end) result.push(foundLines[oldLine++] ?? '');
  };
  for (const change of lineChanges(oldText.split('\n'), newLines)) {
    keepUntil(change.afterStart);
    for (const line of newLines.slice(change.afterStart, change.afterEnd)) {
      result.push(adapt(line, change.beforeStart));
    }
    oldLine = change.beforeEnd;
  }
  keepUntil(newLines.length);
  return result.join('\n');
}
