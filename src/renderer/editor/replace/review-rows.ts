import type { PlannedMatch } from '@shared/search/text-search';
import type { AnyText } from '@shared/texts/text';
import type { LeftOut, ReviewedFile } from '../../state/search/replacement';

// Rows of the review: the files, and the matches below the shown file. Pure.

export type FileRow = {
  readonly kind: 'file';
  readonly id: string;
  readonly path: string;
  readonly state:
    | { readonly kind: 'reading' | 'unsaved' }
    | { readonly kind: 'unusable'; readonly why: AnyText }
    | { readonly kind: 'matches'; readonly accepted: number; readonly all: number };
};

export type MatchRow = {
  readonly kind: 'match';
  readonly id: string;
  readonly path: string;
  readonly index: number;
  readonly match: PlannedMatch;
  readonly accepted: boolean;
};

export type ReviewRow = FileRow | MatchRow;

type Reviewed = {
  readonly files: readonly ReviewedFile[];
  readonly leftOut: Readonly<Record<string, LeftOut>>;
  readonly chosen: string | null;
};

export function reviewRows(
  { files, leftOut, chosen }: Reviewed,
  isUnsaved: (path: string) => boolean,
): readonly ReviewRow[] {
  return files.flatMap((file): ReviewRow[] => {
    const { path, plan } = file;
    const out = leftOut[path] ?? new Set<number>();
    const unsaved = isUnsaved(path);
    const row: FileRow = { kind: 'file', id: `file:${path}`, path, state: stateOf(file, out, unsaved) };
    if (path !== chosen || plan?.kind !== 'matches' || unsaved) return [row];
    const matches = plan.matches.map(
      (match, index): MatchRow => ({
        kind: 'match',
        id: `match:${index}:${path}`,
        path,
        index,
        match,
        accepted: out !== 'all' && !out.has(index),
      }),
    );
    return [row, ...matches];
  });
}

function stateOf({ plan }: ReviewedFile, out: LeftOut, unsaved: boolean): FileRow['state'] {
  if (unsaved) return { kind: 'unsaved' };
  if (plan === null) return { kind: 'reading' };
  if (plan.kind === 'unusable') return plan;
  const all = plan.matches.length;
  return { kind: 'matches', all, accepted: out === 'all' ? 0 : all - out.size };
}
