// The extent of a definition, from the indentation of the lines below it. All lines count from 0. Pure.

/** The last line of a block: lines with deeper indentation, and the line that closes it. */
export function blockEnd(lines: readonly string[], first: number): number {
  const indent = indentOf(lines[first] ?? '');
  let last = first;
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) < indent || (indentOf(line) === indent && !isPartOfBlock(line))) break;
    last = at;
    if (indentOf(line) === indent && isEnd(line)) break;
  }
  return last;
}

type HeadingAt = { readonly line: number; readonly level: number };

/** The last line of a section: before the next heading of the same or a higher level. */
export function sectionEnd(lines: readonly string[], headings: readonly HeadingAt[], first: number): number {
  const own = headings.find(({ line }) => line === first)?.level ?? 1;
  const next = headings.find(({ line, level }) => line > first && level <= own)?.line ?? lines.length;
  return Math.max(
    first,
    lines.findLastIndex((line, at) => at < next && line.trim() !== ''),
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** A line at the indentation of the definition that belongs to it: its end, or the beginning of its body. */
function isPartOfBlock(line: string): boolean {
  return /^\s*(?:[})\]{]|end\b)/.test(line);
}

function isEnd(line: string): boolean {
  return /^\s*(?:[})\]]|end\b)/.test(line) && !/[{(:]\s*$/.test(line);
}
