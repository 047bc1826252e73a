import type { LineComment, Proposal } from '@shared/approval/approval';
import { isRecord, parseJson } from '@shared/base/json';
import type { Hunk, Verdict } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';

// The user's verdicts on hunks and comments on lines of a waiting change, before the answer. Pure.

export type Side = LineComment['side'];

export type ReviewDraft = {
  /** Ids of hunks. */
  readonly rejected: readonly string[];
  /** By the id of the hunk; preserved if the user accepts the hunk again. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The user's text of a hunk before they changed its verdict. */
  readonly setAside: SetAside;
  readonly comments: readonly DraftComment[];
  /** The decision on the whole change before its turn; null: none yet. */
  readonly mark: DraftMark | null;
  /** The text field that is open, or null. */
  readonly open: OpenWords | null;
  /** Unfinished text of closed fields, by the field (`left-words.ts`). Answers leave it out. */
  readonly left: Readonly<Record<string, string>>;
};

/** `reason`: why the user leaves the change out; may be empty. */
export type DraftMark =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'left-out'; readonly reason: string };

/** By the verdict under which the text was written, then by the id of the hunk. */
export type SetAside = Readonly<Record<Verdict, Readonly<Record<string, string>>>>;

/** A comment, with the data that finds its line in a proposal that is computed again. */
export type DraftComment = LineComment & {
  /** The text of the line. */
  readonly about: string;
  /** The hunk of the line, and its distance below the hunk's first line. */
  readonly hunk?: { readonly id: string; readonly below: number };
};

/**
 * `was`: the text of the comment that the user edits; absent for a new one. `beginsRejection`: opening the field
 * rejected the hunk, and cancelling it reverses the rejection.
 */
export type OpenWords =
  | {
      readonly kind: 'reason';
      readonly id: string;
      readonly text: string;
      readonly beginsRejection?: boolean;
    }
  | {
      readonly kind: 'comment';
      readonly side: Side;
      readonly line: number;
      readonly text: string;
      readonly was?: string;
    };

export const noDraft: ReviewDraft = {
  rejected: [],
  reasons: {},
  setAside: { accept: {}, reject: {} },
  comments: [],
  mark: null,
  open: null,
  left: {},
};

export function isEmpty({ rejected, reasons, setAside, comments, mark, open, left }: ReviewDraft): boolean {
  const texts = [reasons, setAside.accept, setAside.reject, left].flatMap(Object.keys);
  return rejected.length + comments.length + texts.length === 0 && mark === null && open === null;
}

/** All comments on lines, including an open one, in the form that an answer sends. */
export function commentsOf({ comments, open }: ReviewDraft): readonly LineComment[] {
  const said = comments.map(({ side, line, text }) => ({ side, line, text }));
  if (open?.kind !== 'comment' || open.text.trim() === '') return said;
  const written = { side: open.side, line: open.line, text: open.text.trim() };
  const changed = said.findIndex((one) => isChanged(one, open));
  return changed === -1 ? [...said, written] : said.with(changed, written);
}

/** The reasons by hunk, including an open one. */
export function reasonsOf({ reasons, open }: ReviewDraft): Readonly<Record<string, string>> {
  return open?.kind === 'reason' ? { ...reasons, [open.id]: open.text.trim() } : reasons;
}

/** Stores the text of the open field as it is. */
export function withOpenKept(draft: ReviewDraft, proposal: Proposal): ReviewDraft {
  if (draft.open?.kind === 'reason') return { ...draft, reasons: withoutEmpty(reasonsOf(draft)), open: null };
  const comments = commentsOf(draft).map((comment) => anchored(comment, proposal));
  return { ...draft, comments, open: null };
}

/** Stores the unfinished text of a closed field; `''` removes it. */
export function withLeft(draft: ReviewDraft, field: string, text: string): ReviewDraft {
  const { [field]: _before, ...others } = draft.left;
  return { ...draft, left: text === '' ? others : { ...others, [field]: text } };
}

/** Whether this is the comment that the user edits. */
function isChanged({ side, line, text }: LineComment, open: OpenWords): boolean {
  return open.kind === 'comment' && open.side === side && open.line === line && open.was === text;
}

function withoutEmpty(reasons: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason !== ''));
}

export function anchored({ side, line, text }: LineComment, proposal: Proposal): DraftComment {
  const about = bare(linesOf(proposal[side])[line - 1] ?? '');
  const hunk = proposal.hunks.find((one) => first(one, side) < line && line <= end(one, side));
  return {
    side,
    line,
    text,
    about,
    ...(hunk && { hunk: { id: hunk.id, below: line - 1 - first(hunk, side) } }),
  };
}

/** The draft for this proposal, which may be a newer one: each comment finds its line again. */
export function draftFor(draft: ReviewDraft, proposal: Proposal): ReviewDraft {
  if (draft.comments.length === 0) return draft;
  const lines = { original: linesOf(proposal.original), proposed: linesOf(proposal.proposed) };
  return {
    ...draft,
    comments: draft.comments.map((comment) => ({
      ...comment,
      line: lineNow(comment, lines[comment.side], proposal.hunks),
    })),
  };
}

function lineNow(
  { side, line, about, hunk }: DraftComment,
  lines: readonly string[],
  hunks: readonly Hunk[],
): number {
  const same = hunk && hunks.find(({ id }) => id === hunk.id);
  if (same) return first(same, side) + hunk.below + 1;
  if (bare(lines[line - 1] ?? '') === about) return line;
  let nearest: number | null = null;
  for (const [index, text] of lines.entries()) {
    const isNearer = nearest === null || Math.abs(index + 1 - line) < Math.abs(nearest - line);
    if (isNearer && bare(text) === about) nearest = index + 1;
  }
  return nearest ?? Math.max(1, Math.min(line, lines.length));
}

function first(hunk: Hunk, side: Side): number {
  return side === 'original' ? hunk.beforeStart : hunk.afterStart;
}

function end(hunk: Hunk, side: Side): number {
  return side === 'original' ? hunk.beforeEnd : hunk.afterEnd;
}

function bare(line: string): string {
  return line.replace(/\r?\n$/, '');
}

/** Parses a stored draft; ignores the parts that it cannot read. */
export function parsedDraft(kept: string | undefined): ReviewDraft {
  const value = kept === undefined ? null : parseJson(kept);
  if (!isRecord(value)) return noDraft;
  const { rejected, reasons, setAside, comments, mark, open, left } = value;
  return {
    rejected: Array.isArray(rejected) ? rejected.filter((id) => typeof id === 'string') : [],
    reasons: onlyTexts(reasons),
    setAside: isRecord(setAside)
      ? { accept: onlyTexts(setAside.accept), reject: onlyTexts(setAside.reject) }
      : noDraft.setAside,
    comments: Array.isArray(comments) ? comments.filter(isDraftComment) : [],
    mark: parsedMark(mark),
    open: isOpenWords(open) ? open : null,
    left: onlyTexts(left),
  };
}

function parsedMark(value: unknown): DraftMark | null {
  if (!isRecord(value)) return null;
  const { kind, reason } = value;
  if (kind === 'left-out') return { kind, reason: typeof reason === 'string' ? reason : '' };
  return kind === 'accepted' ? { kind } : null;
}

function onlyTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}

function isDraftComment(value: unknown): value is DraftComment {
  if (!isLineComment(value) || typeof value.about !== 'string') return false;
  const { hunk } = value;
  return (
    hunk === undefined || (isRecord(hunk) && typeof hunk.id === 'string' && typeof hunk.below === 'number')
  );
}

function isOpenWords(value: unknown): value is OpenWords {
  if (!isRecord(value) || typeof value.text !== 'string') return false;
  return value.kind === 'reason'
    ? typeof value.id === 'string'
    : value.kind === 'comment' && isLineComment(value);
}

function isLineComment(value: unknown): value is Record<string, unknown> & LineComment {
  if (!isRecord(value)) return false;
  const isSide = value.side === 'original' || value.side === 'proposed';
  return isSide && typeof value.line === 'number' && typeof value.text === 'string';
}
