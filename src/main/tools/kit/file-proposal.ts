import { sayInEnglish, type Text, textOf } from '@shared/texts/text';
import type { Display } from '@shared/tool-call/tool-call';
import { StaleError, ToolError } from '../../base/tool-error';
import { compareTexts, type TextComparison } from '../../project/text/file-change';
import { withUnixEnds } from '../../project/text/line-ends';
import { bytesOf, type FileBase, readTextFile, writeTextFile } from '../../project/text-file';
import type { WorkspacePath } from '../../project/workspace';
import type { Approved, FileProposal, ToolContext, ToolResult } from './tool';

// Shared by the tools that change files: the proposal, the approved write, and the card of the result.

export type Change = {
  readonly base: FileBase;
  readonly proposed: string;
  /** How the place was found, or the content corrected, if the model's input was wrong; null if it was right. */
  readonly approximate: Text | null;
};

export type ApprovedChange = Approved<FileProposal>;

/** ToolError if the file's encoding lacks a character: the user should only see changes that can be written. */
export function changeProposal(path: WorkspacePath, { base, proposed, approximate }: Change): FileProposal {
  bytesOf(proposed, base, path.absolute);
  return {
    kind: 'file-change',
    subject: {
      kind: 'file-change',
      change: base.hash === null ? 'create' : 'modify',
      path: path.absolute,
      relativePath: path.relative,
      approximate,
      ...sizeOf(base, proposed),
    },
    base,
    proposed,
  };
}

/** The proposal with another text. ToolError likewise. */
export function withProposed(proposal: FileProposal, proposed: string): FileProposal {
  const { subject, base } = proposal;
  bytesOf(proposed, base, subject.path);
  const { empties: _, ...rest } = subject;
  return { ...proposal, subject: { ...rest, ...sizeOf(base, proposed) }, proposed };
}

function sizeOf({ text }: FileBase, proposed: string) {
  const { added, removed } = compareTexts(text, proposed);
  return { added, removed, ...(empties(text, proposed) && { empties: true }) };
}

/** A file with blanks only counts as empty. */
function empties(before: string, proposed: string): boolean {
  return proposed.trim() === '' && before.trim() !== '';
}

/** The approved change of a file. ToolError without an approval: Pilotfish writes only reviewed changes. */
export function approvedChange(approved: Approved | null): ApprovedChange {
  if (approved?.proposal.kind !== 'file-change')
    throw new ToolError('A file changes only as it was approved.');
  return { ...approved, proposal: approved.proposal };
}

/**
 * Writes the approved change to the approved path and returns the result; `done` makes the text for the model.
 * StaleError if the file or its path has changed since.
 */
export async function applyChange(
  context: ToolContext,
  approved: ApprovedChange,
  done: (change: TextComparison) => string,
): Promise<ToolResult> {
  const { base, subject } = approved.proposal;
  const path = await approvedPath(context, approved.proposal);
  const text = approvedText(approved);
  const { signal, workspace } = context;
  if (base.hash !== null && text === base.text) {
    if ((await readTextFile(workspace, path)).hash !== base.hash) throw new StaleError(subject.path);
    return nothingWritten(subject.path);
  }
  const late = await writeTextFile(workspace, path, { base, text, signal, keeper: context });
  context.fileSeen(path.absolute);
  const change = madeChange(approved);
  return changeResult(approved, { text: done(change), late, change });
}

/** The result of a written change. `late`: the copy of the old version, if something wrote to it meanwhile. */
export function changeResult(
  approved: ApprovedChange,
  {
    text,
    late,
    change = madeChange(approved),
  }: { readonly text: string; readonly late: string | null; readonly change?: TextComparison },
): ToolResult {
  const { subject } = approved.proposal;
  if (late === null) return { forModel: text, forPerson: changeDisplay(subject, change) };
  const note = textOf('project-files.late-write', { path: subject.path, copy: late });
  const patch = change.cardPatch(subject.relativePath);
  return {
    forModel: `${text}\n${sayInEnglish(note)}`,
    forPerson: { kind: 'text', text: textOf('call-result.note-and-diff', { note, patch }) },
  };
}

/** The user may have rejected every part of the proposal. */
function nothingWritten(file: string): ToolResult {
  const text = textOf('call-result.nothing-written', { file });
  return { forModel: sayInEnglish(text), forPerson: { kind: 'text', text } };
}

/** The approved path, if it still leads to the same file. */
export async function approvedPath(
  { workspace }: ToolContext,
  { subject }: FileProposal,
): Promise<WorkspacePath> {
  const path = await workspace.resolve(subject.path, 'absolute-only');
  if (path.absolute !== subject.path) throw new StaleError(subject.path);
  return path;
}

/** The change as written, with the user's edits. */
function madeChange(approved: ApprovedChange): TextComparison {
  return compareTexts(approved.proposal.base.text, approvedText(approved));
}

/** An editor may use its own line ends; the write converts them to the file's. */
function approvedText({ proposal, content }: ApprovedChange): string {
  return content === proposal.proposed ? content : withUnixEnds(content);
}

/** The card of a written change. */
function changeDisplay({ relativePath }: FileProposal['subject'], change: TextComparison): Display {
  const { added, removed } = change;
  return { kind: 'file-diff', relativePath, patch: change.cardPatch(relativePath), added, removed };
}
