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
  /** How the file changed since, so that the proposal no longer applies; null: it applies. */
  readonly stale: Staleness | null;
};

type Staleness =
  | { readonly kind: 'changed' }
  | { readonly kind: 'deleted' }
  /** The user renamed the unchanged file. `to`: its new path, relative to the project. */
  | { readonly kind: 'moved'; readonly to: string };

export function prepareChange(proposal: FileProposal, { targetPaths }: Found): PreparedChange {
  const content = proposal.proposed;
  const made = { targetPaths, proposal, content, review: null };
  return { kind: 'file-change', ...made, stale: null };
}

export const fileChangeSubject: SubjectKind<PreparedChange> = {
  async examine(prepared, { workspace, tool }) {
    const { stale, proposal } = prepared;
    const hash = await currentHash(workspace, proposal.subject.path);
    if (hash === proposal.base.hash) return stale === null ? prepared : { ...prepared, stale: null };
    const left = asStale(
      prepared,
      hash === null ? await whereabouts(prepared, workspace) : { kind: 'changed' },
    );
    if (left.stale?.kind === 'moved') return left;
    return tool.changes === 'part' ? { movedOn: left } : left;
  },
  judge: ({ targetPaths, proposal }, circumstances) =>
    judge({
      ...circumstances,
      target: filesTarget(circumstances.tool, targetPaths),
      danger: dangerOf({ ...circumstances, targetPaths, proposal }),
    }),
  show: shownChange,
  file: ({ proposal: { subject }, stale }) => ({
    path: subject.path,
    relativePath: subject.relativePath,
    isStale: stale !== null,
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

export function shownChange({ proposal, stale }: PreparedChange): Shown {
  const { subject, base, proposed } = proposal;
  return {
    subject: { ...subject, ...movedTo(stale) },
    base: base.hash,
    proposed,
    stale: stale && staleQuestionText(subject.relativePath, stale),
  };
}

/** The change for a window. `hash`: of its question. */
export function shownProposal({ proposal, stale }: PreparedChange, hash: string): Proposal {
  const { subject, base, proposed } = proposal;
  const { path, relativePath, change } = subject;
  return {
    hash,
    path,
    relativePath,
    change,
    original: base.text,
    proposed,
    hunks: hunksOf(proposal),
    ...movedTo(stale),
  };
}

function movedTo(stale: Staleness | null): { readonly movedTo?: string } {
  return stale?.kind === 'moved' ? { movedTo: stale.to } : {};
}

/** The same object if that is known. */
function asStale(prepared: PreparedChange, stale: Staleness): PreparedChange {
  return JSON.stringify(prepared.stale) === JSON.stringify(stale) ? prepared : { ...prepared, stale };
}

/** What became of the file that is missing at its path. A rename by another program looks like a deletion. */
async function whereabouts({ proposal }: PreparedChange, workspace: Workspace): Promise<Staleness> {
  const { subject, base } = proposal;
  const place = workspace.renames.follow(subject.path);
  if (place === subject.path) return { kind: 'deleted' };
  if ((await currentHash(workspace, place)) !== base.hash) return { kind: 'changed' };
  return { kind: 'moved', to: (await workspace.resolve(place)).relative };
}

export function staleQuestionText(file: string, stale: Staleness): Text {
  switch (stale.kind) {
    case 'changed':
      return textOf('asks.stale', { file });
    case 'deleted':
      return textOf('asks.deleted', { file });
    case 'moved':
      return textOf('asks.moved', { file, to: stale.to });
  }
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

export async function isMissing(workspace: Workspace, absolutePath: string): Promise<boolean> {
  return (await currentHash(workspace, absolutePath)) === null;
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
