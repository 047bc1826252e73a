import type { LineComment } from '@shared/approval/approval';
import type { PlacedHunk } from '@shared/hunks/read-content';

// What the model is told of a change that a person decided part by part, and of what they said about its lines. The
// words are fixed: models are steered by them.

/** A line comment with the line it is about. */
export type QuotedComment = LineComment & { readonly about: string };

export type JudgedHunk = Pick<PlacedHunk, 'hunk' | 'verdict'> & {
  /** From 1. */
  readonly number: number;
  readonly reason: string | null;
};

/** More than these are told by their number alone. */
const mostApplied = 50;

/** `ownDiff`: what the person changed beside what they rejected; null: nothing. */
export function hunkWords(hunks: readonly JudgedHunk[], ownDiff: string | null): string {
  const rejected = hunks.filter(({ verdict }) => verdict === 'reject');
  const applied = hunks.filter(({ verdict }) => verdict === 'accept');
  const lines = [
    'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
    `Applied: ${appliedWords(applied)}`,
    ...rejected.map((hunk) => `Rejected, NOT applied: ${named(hunk)}. ${reasonWords(hunk)}`),
    'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
  ];
  if (ownDiff !== null)
    lines.push(
      `Beside that, the user changed lines themselves. Diff from the hunks applied to the file now:\n${ownDiff.trimEnd()}`,
    );
  return lines.join('\n');
}

/** In the order of the lines, those of the file as it was first. */
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
