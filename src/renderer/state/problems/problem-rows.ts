import type { Problem } from '@shared/problems/problems-schema';
import type { FileRow, LineRow } from '../found-rows';

// Rows of the list of problems: files, those with errors first, and under each the problems. Pure.

export type ProblemLineRow = LineRow & { readonly problem: Problem };

export type ProblemRow = FileRow | ProblemLineRow;

type Files = Readonly<Record<string, readonly Problem[]>>;

/** The problems whose message, source or path contains the filter. */
export function problemRows(files: Files, folded: ReadonlySet<string>, filter = ''): readonly ProblemRow[] {
  const shown = Object.entries(files)
    .map(([path, problems]) => [path, problems.filter((one) => isMatch(path, one, filter))] as const)
    .filter(([, problems]) => problems.length > 0)
    .toSorted(([one, ones], [other, others]) => weightOf(ones) - weightOf(others) || (one < other ? -1 : 1));
  return shown.flatMap(([path, problems], index): ProblemRow[] => {
    const isFolded = folded.has(path);
    const place = { position: index + 1, siblings: shown.length };
    const file = {
      kind: 'file',
      id: `file:${path}`,
      path,
      count: problems.length,
      folded: isFolded,
      ...place,
    } as const;
    if (isFolded) return [file];
    return [file, ...problems.map((problem, at) => lineRow(path, problem, { at, of: problems.length }))];
  });
}

function lineRow(path: string, problem: Problem, { at, of }: { at: number; of: number }): ProblemLineRow {
  const { line, column, message } = problem;
  const id = `problem:${path}:${line}:${column}:${message}:${at}`;
  return { kind: 'line', id, path, problem, position: at + 1, siblings: of };
}

function isMatch(path: string, { message, source }: Problem, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return [path, message, source].some((text) => text.toLowerCase().includes(wanted));
}

/** Files with errors first. */
function weightOf([first]: readonly Problem[]): number {
  return first?.severity === 'error' ? 0 : 1;
}

type Caret = { readonly path: string; readonly line: number; readonly column: number };

/** The problem after or before the caret in its file, else the first or last of the next file, cyclically; or null. */
export function problemBeside(files: Files, caret: Caret | null, step: 1 | -1): ProblemLineRow | null {
  const rows = problemRows(files, new Set()).filter((row) => row.kind === 'line');
  const paths = [...new Set(rows.map(({ path }) => path))];
  const inOrder = paths.map((path) => rows.filter((row) => row.path === path).toSorted(byPlace));
  const at = caret === null ? -1 : paths.indexOf(caret.path);
  const own = step === 1 ? (inOrder[at] ?? []) : (inOrder[at] ?? []).toReversed();
  const beside = own.find(({ problem }) => caret !== null && isBeyond(problem, caret, step));
  if (beside) return beside;
  const start = at === -1 && step === -1 ? 0 : at;
  const next = inOrder[(start + step + inOrder.length) % Math.max(1, inOrder.length)];
  return next?.at(step === 1 ? 0 : -1) ?? null;
}

function byPlace({ problem: one }: ProblemLineRow, { problem: other }: ProblemLineRow): number {
  return one.line - other.line || one.column - other.column;
}

function isBeyond({ line, column }: Problem, caret: Caret, step: 1 | -1): boolean {
  return step * (line - caret.line || column - caret.column) > 0;
}
