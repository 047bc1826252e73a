import type { Decision, HunkVerdict, LineComment, Review } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type TakenApart, takeApart, textWithout } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';
import { type PlacedHunk, type ReadContent, readContent } from '@shared/hunks/read-content';
import { textOf } from '@shared/texts/text';
import { compareTexts } from '../../project/text/file-change';
import { withUnixEnds } from '../../project/text/line-ends';
import type { FileProposal } from '../../tools/kit/tool';
import { commentWords, hunkWords, type JudgedHunk, type QuotedComment, staleHunkWords } from './review-words';

// Review of a change: the user's verdicts on hunks and comments on lines, compared with the user's text. Pilotfish
// writes only that text, so verdicts that contradict it are invalid.

export type ChangeReview = {
  /** The review in the form in which the chat stores it. */
  readonly kept: Review;
  /** For the model, after the usual text. */
  readonly words: string;
};

/** The hunks that can be decided separately; empty for a file that is created or deleted. */
export function hunksOf(proposal: FileProposal): TakenApart['hunks'] {
  return apart(proposal).hunks;
}

/** The proposed text, but with the old lines in the rejected hunks. Ignores unknown hunks. */
export function textBy(proposal: FileProposal, verdicts: readonly HunkVerdict[]): string {
  return textWithout(apart(proposal), rejectedIn(verdicts));
}

/**
 * Null without rejections and comments. AppError `invalid` for an unknown hunk or line, and for verdicts that
 * contradict `content`, the user's own edits considered.
 */
export function reviewOf(proposal: FileProposal, content: string, said: Said): ChangeReview | null {
  return reviewIn(proposal, said, { content, wordsOf: hunkWords });
}

/**
 * The same for a proposal that its file has left behind: nothing of it was written, and the user's own text has no
 * effect.
 */
export function staleReviewOf(proposal: FileProposal, said: Said): ChangeReview | null {
  return reviewIn(proposal, said, { content: textBy(proposal, said.hunks ?? []), wordsOf: staleHunkWords });
}

type Read = { readonly content: string; readonly wordsOf: typeof hunkWords };

function reviewIn(
  proposal: FileProposal,
  { hunks, comments: said = [] }: Said,
  { content, wordsOf }: Read,
): ChangeReview | null {
  const comments = quoted(proposal, said);
  const judged = hunks ? judgedHunks(proposal, content, hunks) : null;
  const rejected = judged?.hunks.some(({ verdict }) => verdict === 'reject') ? judged : null;
  if (rejected === null && comments.length === 0) return null;
  const words = [
    ...(rejected === null ? [] : [wordsOf(rejected.hunks, ownDiff(proposal, rejected, content))]),
    ...(comments.length === 0 ? [] : [commentWords(comments)]),
  ];
  return {
    kept: { hunks: rejected && keptHunks(proposal, rejected.hunks), comments: comments.map(kept) },
    words: words.join('\n\n'),
  };
}

type Said = { readonly hunks?: readonly HunkVerdict[]; readonly comments?: readonly LineComment[] };

/** The verdicts and comments in a decision. */
export function saidIn(decision: Decision): Said {
  switch (decision.answer) {
    case 'accept-with-edits':
    case 'always':
    case 'give-up-stale':
      return decision;
    case 'accept':
    case 'reject':
    case 'reject-and-stop':
      return { comments: decision.comments };
    case 'plan':
    case 'answer':
    case 'form':
      return {};
  }
}

const takenApart = new WeakMap<FileProposal, TakenApart>();

/** Computed once for each proposal. */
function apart(proposal: FileProposal): TakenApart {
  const known = takenApart.get(proposal);
  if (known) return known;
  const { base, proposed, subject } = proposal;
  const made = takeApart(base.text, proposed);
  // An editor treats a lone carriage return as a line end, and Pilotfish does not: the editor would show other hunks.
  const isOfLines = subject.change === 'modify' && !`${base.text}${proposed}`.includes('\r');
  const change = isOfLines ? made : { ...made, hunks: [] };
  takenApart.set(proposal, change);
  return change;
}

type Judged = Pick<ReadContent, 'own' | 'yielded'> & { readonly hunks: readonly (PlacedHunk & JudgedHunk)[] };

function judgedHunks(proposal: FileProposal, content: string, verdicts: readonly HunkVerdict[]): Judged {
  const change = apart(proposal);
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const known = new Set(change.hunks.map(({ id }) => id));
  if (byId.size < verdicts.length || verdicts.some(({ id }) => !known.has(id)))
    throw new AppError('invalid', textOf('asks.no-such-hunk'));
  const rejected = rejectedIn(verdicts);
  const read = readContent(change, withUnixEnds(content), rejected);
  if (read.hunks.some(({ hunk, verdict }) => (verdict === 'reject') !== rejected.has(hunk.id)))
    throw new AppError('invalid', textOf('asks.hunks-not-in-text'));
  const hunks = read.hunks.map((placed, index) => ({
    ...placed,
    number: index + 1,
    reason: byId.get(placed.hunk.id)?.reason || null,
  }));
  return { ...read, hunks };
}

function rejectedIn(verdicts: readonly HunkVerdict[]): ReadonlySet<string> {
  return new Set(verdicts.flatMap(({ id, verdict }) => (verdict === 'reject' ? [id] : [])));
}

/** The user's edits beside the rejections, or null. */
function ownDiff(proposal: FileProposal, { own, yielded }: Judged, content: string): string | null {
  if (own.length === 0) return null;
  return compareTexts(yielded.join(''), withUnixEnds(content)).readableDiff(proposal.subject.relativePath);
}

function quoted(proposal: FileProposal, comments: readonly LineComment[]): QuotedComment[] {
  if (comments.length === 0) return [];
  const sides = { original: linesOf(proposal.base.text), proposed: linesOf(proposal.proposed) };
  return comments.map((comment) => {
    const about = sides[comment.side][comment.line - 1];
    if (about === undefined) throw new AppError('invalid', textOf('asks.no-such-line-there'));
    return { ...comment, about: about.replace(/\n$/, '') };
  });
}

const longestLine = 200;
const longestPatch = 2_000;

function kept(comment: QuotedComment): QuotedComment {
  return { ...comment, about: comment.about.slice(0, longestLine) };
}

function keptHunks(proposal: FileProposal, hunks: Judged['hunks']): Review['hunks'] {
  const { original, proposed } = apart(proposal);
  const rejected = hunks
    .filter(({ verdict }) => verdict === 'reject')
    .map(({ number, reason, hunk }) => {
      const { beforeStart, beforeEnd, afterStart, afterEnd } = hunk;
      const head = `@@ -${beforeStart + 1},${beforeEnd - beforeStart} +${afterStart + 1},${afterEnd - afterStart} @@\n`;
      const lines = [
        ...original.slice(beforeStart, beforeEnd).map((line) => `-${line}`),
        ...proposed.slice(afterStart, afterEnd).map((line) => `+${line}`),
      ];
      return { number, reason, patch: cut(`${head}${lines.map(ended).join('')}`) };
    });
  return { total: hunks.length, rejected };
}

function ended(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n`;
}

function cut(patch: string): string {
  if (patch.length <= longestPatch) return patch;
  const start = patch.slice(0, longestPatch);
  return `${start}\n[${patch.length - start.length} more characters]`;
}
