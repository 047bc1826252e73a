import { editedText, type Proposal } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { hashOfFile } from '../../base/files/content-hash';
import { ToolError } from '../../base/tool-error';
import { assertWritable } from '../../project/assert-writable';
import { unwritableCharacter } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import type { FileProposal } from '../../tools/kit/tool';
import { dangerOf } from '../policy/dangers';
import type { TargetPath } from '../policy/match-rule';
import { filesTarget, judge } from '../policy/policy';
import { type ChangeReview, hunksOf, reviewOf, saidIn } from './review-change';
import type { Found, Shown, SubjectKind } from './subject';

// A call that changes a file: both sides of it, and whether the file is still the one of the proposal.

export type PreparedChange = {
  readonly kind: 'file-change';
  readonly targetPaths: readonly TargetPath[];
  readonly proposal: FileProposal;
  /** The text to write: from the tool, or as the user edited it. */
  readonly content: string;
  /** The user's review of its parts and lines, or null. */
  readonly review: ChangeReview | null;
  /** The file has changed, so the proposal is out of date. */
  readonly isStale: boolean;
  /** The new path of the unchanged file after the user renamed it, relative to the project. */
  readonly movedTo: string | null;
};

export function prepareChange(proposal: FileProposal, { targetPaths }: Found): PreparedChange {
  const content = proposal.proposed;
  const made = { targetPaths, proposal, content, review: null };
  return { kind: 'file-change', ...made, isStale: false, movedTo: null };
}

export const fileChangeSubject: SubjectKind<PreparedChange> = {
  async examine(prepared, { workspace, tool }) {
    const { isStale, proposal } = prepared;
    const hash = await currentHash(workspace, proposal.subject.path);
    if (hash === proposal.base.hash)
      return isStale ? { ...prepared, isStale: false, movedTo: null } : prepared;
    const movedTo = hash === null ? await placeNow(prepared, workspace) : null;
    if (movedTo !== null) return stale(prepared, movedTo);
    return tool.changes === 'part' ? 'moved-on' : fileChangeSubject.asStale(prepared);
  },
  asStale: (prepared) => stale(prepared, null),
  judge: ({ targetPaths, proposal }, circumstances) =>
    judge({
      ...circumstances,
      target: filesTarget(circumstances.tool, targetPaths),
      danger: dangerOf({ ...circumstances, targetPaths, proposal }),
    }),
  show: shownChange,
  file: ({ proposal: { subject }, isStale }) => ({
    path: subject.path,
    relativePath: subject.relativePath,
    isStale,
  }),
  async accept(prepared, decision, { workspace }) {
    const { proposal } = prepared;
    const content = editedText(decision) ?? proposal.proposed;
    const review = reviewOf(proposal, content, saidIn(decision));
    await assertWrites(workspace, proposal, content);
    return { ...prepared, content, review };
  },
  approved: ({ proposal, content, review }) => ({ proposal, content, review, pin: null }),
  matchesOf: (match) => [match],
};

export function shownChange({ proposal, isStale, movedTo }: PreparedChange): Shown {
  const { subject, base, proposed } = proposal;
  return {
    subject: movedTo === null ? subject : { ...subject, movedTo },
    base: base.hash,
    proposed,
    stale: isStale ? staleQuestionText(subject.relativePath, movedTo) : null,
  };
}

/** The change for a window. `hash`: of its question. */
export function shownProposal({ proposal, isStale, movedTo }: PreparedChange, hash: string): Proposal {
  const { subject, base, proposed } = proposal;
  const { path, relativePath, change } = subject;
  return {
    hash,
    path,
    relativePath,
    change,
    original: base.text,
    proposed,
    hunks: isStale ? [] : hunksOf(proposal),
    ...(movedTo !== null && { movedTo }),
  };
}

function stale(prepared: PreparedChange, movedTo: string | null): PreparedChange {
  const isKnown = prepared.isStale && prepared.movedTo === movedTo;
  return isKnown ? prepared : { ...prepared, isStale: true, movedTo };
}

/** The new path of the file with the same bytes; null: unknown. */
async function placeNow({ proposal }: PreparedChange, workspace: Workspace): Promise<string | null> {
  const { subject, base } = proposal;
  const place = workspace.renames.follow(subject.path);
  if (place === subject.path || base.hash === null) return null;
  if ((await currentHash(workspace, place)) !== base.hash) return null;
  return (await workspace.resolve(place)).relative;
}

export function staleQuestionText(file: string, movedTo: string | null = null): Text {
  return movedTo === null ? textOf('asks.stale', { file }) : textOf('asks.moved', { file, to: movedTo });
}

/**
 * Checks, before a decision counts, that its text can be written: the user's text would be lost with a failing call.
 * AppError `invalid` names the problem and a remedy.
 */
async function assertWrites(
  workspace: Workspace,
  { subject, base }: FileProposal,
  content: string,
): Promise<void> {
  if (subject.change === 'delete') return;
  assertEncodable({ subject, base }, content);
  try {
    await assertWritable(workspace, await workspace.resolve(subject.path, 'absolute-only'));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const text = textOf('asks.not-writable', { problem: error.told });
    throw new AppError('invalid', text, { cause: error });
  }
}

/** AppError `invalid` if the file's encoding lacks a character. */
export function assertEncodable(
  { subject, base }: Pick<FileProposal, 'subject' | 'base'>,
  content: string,
): void {
  const character = unwritableCharacter(content, base);
  if (character !== null)
    throw new AppError('invalid', unfitText(character, subject.relativePath, base.format.encoding));
}

function unfitText(character: string, file: string, encoding: string): Text {
  const code = character.codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  if (isHalf) return textOf('asks.half-character', { character: name, file });
  return textOf('asks.no-such-character', { file, encoding, character, code: name });
}

/** The SHA-256 of the file's current bytes; null if it is missing, `unreadable` if it cannot be read as a file. */
async function currentHash(workspace: Workspace, absolutePath: string): Promise<string | null> {
  try {
    const path = await workspace.resolve(absolutePath);
    // The path now contains a link, so it is another file.
    if (path.absolute !== absolutePath) return 'unreadable';
    if ((await workspace.stat(path)) === null) return null;
    const file = await workspace.openFile(path);
    try {
      return await hashOfFile(file);
    } finally {
      await file.close();
    }
  } catch {
    return 'unreadable';
  }
}
