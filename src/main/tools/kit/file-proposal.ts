import { sayInEnglish, type Text, textOf } from '@shared/texts/text';
import type { Display } from '@shared/tool-call/tool-call';
import { StaleError, ToolError } from '../../base/tool-error';
import { compareTexts, type TextComparison } from '../../project/text/file-change';
import { withUnixEnds } from '../../project/text/line-ends';
import { bytesOf, type FileBase, readTextFile, writeTextFile } from '../../project/text-file';
import type { WorkspacePath } from '../../project/workspace';
import type { Approved, FileProposal, ToolContext, ToolResult } from './tool';

// What the tools that change files have in common: the proposal, its writing as approved, and the card afterwards.

export type Change = {
  readonly base: FileBase;
  readonly proposed: string;
  /** How the place or the content was found when it was not as given; null when it was. */
  readonly approximate: Text | null;
};

export type ApprovedChange = Approved<FileProposal>;

/** ToolError when the file's encoding lacks a character of it: nobody is asked about what cannot be written. */
export function changeProposal(path: WorkspacePath, { base, proposed, approximate }: Change): FileProposal {
  bytesOf(proposed, base, path.absolute);
  const { added, removed } = compareTexts(base.text, proposed);
  return {
    kind: 'file-change',
    subject: {
      kind: 'file-change',
      change: base.hash === null ? 'create' : 'modify',
      path: path.absolute,
      relativePath: path.relative,
      added,
      removed,
      approximate,
      ...(empties(base.text, proposed) && { empties: true }),
    },
    base,
    proposed,
  };
}

/** Blanks alone are nothing. */
function empties(before: string, proposed: string): boolean {
  return proposed.trim() === '' && before.trim() !== '';
}

/** What was approved for a file. ToolError without it: nothing is written that nobody saw. */
export function approvedChange(approved: Approved | null): ApprovedChange {
  if (approved?.proposal.kind !== 'file-change')
    throw new ToolError('A file changes only as it was approved.');
  return { ...approved, proposal: approved.proposal };
}

/**
 * Writes what was approved where it was approved, and tells it: `done` is what the model reads when that worked.
 * StaleError when the file or the way to it is another by now.
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

/** The result of a change that was made; `late` is where the old version is kept if it was written to meanwhile. */
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

/** A person may have taken back all that was proposed. */
function nothingWritten(file: string): ToolResult {
  const text = textOf('call-result.nothing-written', { file });
  return { forModel: sayInEnglish(text), forPerson: { kind: 'text', text } };
}

/** The place that was approved, if its path still leads there. */
export async function approvedPath(
  { workspace }: ToolContext,
  { subject }: FileProposal,
): Promise<WorkspacePath> {
  const path = await workspace.resolve(subject.path, 'absolute-only');
  if (path.absolute !== subject.path) throw new StaleError(subject.path);
  return path;
}

/** The change as it was really made. */
function madeChange(approved: ApprovedChange): TextComparison {
  return compareTexts(approved.proposal.base.text, approvedText(approved));
}

/** What an editor made of the text may have its own line ends; the file's are put in when it is written. */
function approvedText({ proposal, content }: ApprovedChange): string {
  return content === proposal.proposed ? content : withUnixEnds(content);
}

/** The card of a change that was made. */
function changeDisplay({ relativePath }: FileProposal['subject'], change: TextComparison): Display {
  const { added, removed } = change;
  return { kind: 'file-diff', relativePath, patch: change.cardPatch(relativePath), added, removed };
}
