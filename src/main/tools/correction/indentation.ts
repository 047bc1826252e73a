import type { Match, Search } from './exact';
import { createReindent } from './reindent';
import { keepUnchangedLines } from './unchanged-lines';

/** Compares whole lines without the blanks around them, and gives the new text the file's indentation. */
export function findIgnoringIndentation({ text, oldText, newText }: Search): readonly Match[] {
  // A final line end belongs to the last line; the comparison ignores it.
  const endsLine = oldText.endsWith('\n');
  const oldLines = withoutLastEnd(oldText).split('\n');
  const lines = text.split('\n');
  const matches: Match[] = [];
  if (oldLines.every((line) => line.trim() === '')) return matches;
  const wanted = oldLines.map((line) => line.trim());
  const bare = lines.map((line) => line.trim());
  const starts = startsOf(lines);
  for (let at = 0; at + wanted.length <= lines.length; at++) {
    if (!wanted.every((line, offset) => bare[at + offset] === line)) continue;
    const found = lines.slice(at, at + wanted.length);
    const start = starts[at] ?? 0;
    const end = start + found.join('\n').length;
    if (endsLine && end === text.length) continue;
    const body = endsLine ? withoutLastEnd(newText) : newText;
    const reindent = createReindent({ modelLines: oldLines, fileLines: found, allLines: lines });
    const replacement = keepUnchangedLines(found.join('\n'), oldLines.join('\n'), body, reindent);
    matches.push(wholeLines({ start, end, replacement }, endsLine && !newText.endsWith('\n')));
    at += wanted.length - 1;
  }
  return matches;
}

/** If only the old text ends with a line end, the edit removes that line end. */
function wholeLines(match: Match, dropsEnd: boolean): Match {
  return dropsEnd ? { ...match, end: match.end + 1 } : match;
}

function withoutLastEnd(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

function startsOf(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return starts;
}
