import type { LineComment } from '@shared/approval/approval';
import type { PlacedHunk } from '@shared/hunks/read-content';

// Texts for the model about a change that the user decided hunk by hunk, and about comments on its lines. The wording
// is fixed, because it steers models.

/** A line comment with its line. */
export type QuotedComment = LineComment & { readonly about: string };

export type JudgedHunk = Pick<PlacedHunk, 'hunk' | 'verdict'> & {
  /** From 1. */
  readonly number: number;
  readonly reason: string | null;
};

/** If there are more, the text only counts them. */
const mostApplied = 50;

/** `ownDiff`: the user's edits beside the rejections, or null. */
export function hunkWords(hunks: readonly JudgedHunk[], ownDiff: string | null): string {
  const rejected = hunks.filter(({ verdict }) => verdict === 'reject');
  const applied = hunks.filter(({ verdict }) => verdict === 'accept');
  const lines = [
    'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
    `Applied: ${appliedWords(applied)}`,
    ...rejected.map((hunk) => `Rejected, NOT applied: ${named(hunk)}. ${reasonWords(hunk)}`),
    notAgain,
  ];
  if (ownDiff !== null)
    lines.push(
      `Beside that, the user changed lines themselves. Diff from the hunks applied to the file now:\n${ownDiff.trimEnd()}`,
    );
  return lines.join('\n');
}

/** For a proposal of which nothing was applied, because its file changed. */
export function staleHunkWords(hunks: readonly JudgedHunk[]): string {
  const rejected = hunks.filter(({ verdict }) => verdict === 'reject');
  return [
    'Before that, the user rejected hunks of your proposal (lines are those of the file when you proposed it):',
    ...rejected.map((hunk) => `Rejected: ${named(hunk)}. ${reasonWords(hunk)}`),
    notAgain,
  ].join('\n');
}

const notAgain =
  'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.';

/** In line order, those on the original file first. */
export function commentWords(comments: readonly QuotedComment[]): string {
  const sorted = comments.toSorted((a, b) => a.side.localeCompare(b.side) || a.line - b.line);
  return [
    'Comments of the user, each under the line it is about:',
    ...sorted.map(({ side, line, about, text }) => `Line ${line} ${sides[side]}:\n> ${about}\n${text}`),
  ].join('\n\n');
}

const sides = { original: 'before the change', proposed: 'of your proposal' } as const;

function appliedWords(applied: readonly JudgedHunk[]): string {
  if (applied.length === 0) return 'none.';
  if (applied.length > mostApplied) return `all others (${applied.length}).`;
  return `${applied.map(named).join(', ')}.`;
}

function reasonWords({ reason }: JudgedHunk): string {
  return reason === null ? 'No reason was given.' : `User's reason: ${reason}`;
}

function named({ number, hunk: { beforeStart, beforeEnd } }: JudgedHunk): string {
  if (beforeEnd === beforeStart)
    return `hunk ${number} (${beforeStart === 0 ? 'at the start' : `after line ${beforeStart}`})`;
  const first = beforeStart + 1;
  return `hunk ${number} (${beforeEnd === first ? `line ${first}` : `lines ${first}-${beforeEnd}`})`;
}
