import type { AnyText } from '../texts/text';

// Text search: what is found in the files of a project, what would take its place, and what became of that.

/** A piece of a text: from a character until before another. */
export type Piece = readonly [from: number, to: number];

/** Matches of one search; what is beyond is not looked for. */
export const mostMatches = 20_000;

/** A line with matches, or the part of it around the first. */
export type FoundLine = {
  /** From 1. */
  readonly line: number;
  /** Where in the whole line the first match begins, from 1, and how long it is, in characters. */
  readonly column: number;
  readonly length: number;
  readonly text: string;
  /** The matches in `text`. */
  readonly matched: readonly Piece[];
  /** Matches of the line that are not in `text`. */
  readonly beyond: number;
};

/** The lines of one file, or some of them: the next page may go on with it. `path` is relative to the project. */
export type FoundInFile = { readonly path: string; readonly lines: readonly FoundLine[] };

export type SearchPage = {
  readonly found: readonly FoundInFile[];
  /** `cut`: it ended at `mostMatches`. */
  readonly state: 'running' | 'done' | 'cut';
};

/** A match and what takes its place. */
export type Substitution = {
  /** In the file's text with `\n` line ends. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
};

/** One with the part of its line that is shown of it. */
export type PlannedMatch = Substitution & {
  readonly line: number;
  readonly text: string;
  readonly matched: Piece;
};

export type PlannedFile = {
  readonly path: string;
  readonly plan:
    | { readonly kind: 'matches'; readonly hash: string; readonly matches: readonly PlannedMatch[] }
    /** Nothing in it can be replaced. */
    | { readonly kind: 'unusable'; readonly why: AnyText };
};

/** What a person accepted of a file. */
export type AcceptedFile = {
  readonly path: string;
  /** Of what they saw. */
  readonly hash: string;
  /** Matches that stay as they are, by their place among those of the file. */
  readonly leftOut: readonly number[];
};

/** A file that was written, with the hash of what it held and of what it holds. */
export type ReplacedFile = { readonly path: string; readonly before: string; readonly after: string };

export type ReplacedFiles = {
  readonly written: readonly ReplacedFile[];
  /** As they were. */
  readonly failed: readonly { readonly path: string; readonly why: AnyText }[];
};

/** A replacement that a kill cut short: what it wrote, and how many files it did not reach. */
export type CutShort = { readonly written: readonly ReplacedFile[]; readonly left: number };

/** The text with every match replaced but those left out: what is shown and what is written. */
export function substituted(
  text: string,
  matches: readonly Substitution[],
  leftOut: ReadonlySet<number>,
): string {
  let at = 0;
  const pieces: string[] = [];
  for (const [index, { from, to, by }] of matches.entries()) {
    if (leftOut.has(index)) continue;
    pieces.push(text.slice(at, from), by);
    at = to;
  }
  return pieces.join('') + text.slice(at);
}

/** Matches in the lines, shown or not. */
export function countMatches(lines: readonly FoundLine[]): number {
  return lines.reduce((sum, { matched, beyond }) => sum + matched.length + beyond, 0);
}
