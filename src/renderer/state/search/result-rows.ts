import { countMatches, type FoundInFile, type FoundLine } from '@shared/search/text-search';
import type { FileRow, LineRow } from '../found-rows';

// Rows of the results: files, and under each unfolded file the lines with matches. Pure.

export type LineResult = LineRow & { readonly found: FoundLine };

export type ResultRow = FileRow | LineResult;

export function resultRows(files: readonly FoundInFile[], folded: ReadonlySet<string>): readonly ResultRow[] {
  return files.flatMap(({ path, lines }, index): ResultRow[] => {
    const isFolded = folded.has(path);
    const file: FileRow = {
      kind: 'file',
      id: `file:${path}`,
      path,
      folded: isFolded,
      count: countMatches(lines),
      position: index + 1,
      siblings: files.length,
    };
    if (isFolded) return [file];
    return [file, ...lines.map((found, at) => lineResult(path, found, { at, of: lines.length }))];
  });
}

function lineResult(path: string, found: FoundLine, { at, of }: { at: number; of: number }): LineResult {
  return {
    kind: 'line',
    id: `line:${found.line}:${path}`,
    path,
    found,
    position: at + 1,
    siblings: of,
  };
}

/** The line after or before the row, cyclically, including lines of folded files, or null. */
export function lineBeside(
  files: readonly FoundInFile[],
  active: string | null,
  step: 1 | -1,
): LineResult | null {
  const rows = resultRows(files, new Set());
  const at = rows.findIndex(({ id }) => id === active);
  const start = at === -1 && step === -1 ? 0 : at;
  for (let passed = 1; passed <= rows.length; passed += 1) {
    const row = rows[(start + step * passed + 2 * rows.length) % rows.length];
    if (row?.kind === 'line') return row;
  }
  return null;
}
