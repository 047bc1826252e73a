import type { Decision, HunkVerdict, LineComment, Review } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type TakenApart, takeApart } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';
import { type PlacedHunk, type ReadContent, readContent } from '@shared/hunks/read-content';
import { textOf } from '@shared/texts/text';
import { compareTexts } from '../../project/text/file-change';
import { withUnixEnds } from '../../project/text/line-ends';
import type { FileProposal } from '../../tools/kit/tool';
import { commentWords, hunkWords, type JudgedHunk, type QuotedComment } from './review-words';

// What a person decides on the hunks of a change and says of its lines, held against the text they left: it alone is
// written, so verdicts that say otherwise are no answer.

export type ChangeReview = {
  /** As the chat keeps it. */
  readonly kept: Review;
  /** As the model is told, after the usual words. */
  readonly words: string;
};

/** What of a change can be decided by itself; nothing of a file that comes or goes. */
export function hunksOf(proposal: FileProposal): TakenApart['hunks'] {
  return apart(proposal).hunks;
}

/**
 * Null where the person said nothing of parts or lines. AppError `invalid` for a hunk or line that is not there, and
 * for verdicts that do not yield `content` together with what the person wrote themselves.
 */
export function reviewOf(
  proposal: FileProposal,
  content: string,
  { hunks, comments: said = [] }: Said,
): ChangeReview | null {
  const comments = quoted(proposal, said);
  const judged = hunks ? judgedHunks(proposal, content, hunks) : null;
  const rejected = judged?.hunks.some(({ verdict }) => verdict === 'reject') ? judged : null;
  if (rejected === null && comments.length === 0) return null;
  const words = [
    ...(rejected === null ? [] : [hunkWords(rejected.hunks, ownDiff(proposal, rejected, content))]),
    ...(comments.length === 0 ? [] : [commentWords(comments)]),
  ];
  return {
    kept: { hunks: rejected && keptHunks(proposal, rejected.hunks), comments: comments.map(kept) },
    words: words.join('\n\n'),
  };
}

type Said = { readonly hunks?: readonly HunkVerdict[]; readonly comments?: readonly LineComment[] };

/** What a decision says of parts and lines. */
export function saidIn(decision: Decision): Said {
  switch (decision.answer) {
    case 'accept-with-edits':
    case 'always':
      return decision;
    case 'accept':
    case 'reject':
    case 'reject-and-stop':
      return { comments: decision.comments };
    case 'give-up-stale':
    case 'plan':
    case 'answer':
    case 'form':
      return {};
  }
}

const takenApart = new WeakMap<FileProposal, TakenApart>();

/** Once for each proposal. */
function apart(proposal: FileProposal): TakenApart {
  const known = takenApart.get(proposal);
  if (known) return known;
  const { base, proposed, subject } = proposal;
  const made = takeApart(base.text, proposed);
  // A lone carriage return ends a line for an editor, though not for us: there it would show other hunks.
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
  const rejected = new Set(verdicts.flatMap(({ id, verdict }) => (verdict === 'reject' ? [id] : [])));
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

/** What the person changed beside what they rejected; null: nothing. */
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
