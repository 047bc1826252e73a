import { editedText } from '@shared/approval';
import { type Text, textOf } from '@shared/texts/text';
import type { Workspace } from '../../project/workspace';
import type { FileProposal } from '../../tools/tool';
import { dangerOf } from '../policy/dangers';
import type { TargetPath } from '../policy/match-rule';
import { filesTarget, judge } from '../policy/policy';
import { assertWrites } from './assert-writes';
import { currentHash } from './current-hash';
import type { Found, SubjectKind } from './subject';

// A call that changes a file: both sides of it, and whether the file is still the one it was made for.

export type PreparedChange = {
  readonly kind: 'file-change';
  readonly targetPaths: readonly TargetPath[];
  readonly proposal: FileProposal;
  /** What is to be written: what the tool proposed, or what the person made of it. */
  readonly content: string;
  /** The file moved on so that the proposal no longer applies. */
  readonly isStale: boolean;
};

export function prepareChange(proposal: FileProposal, { targetPaths }: Found): PreparedChange {
  return { kind: 'file-change', targetPaths, proposal, content: proposal.proposed, isStale: false };
}

export const fileChangeSubject: SubjectKind<PreparedChange> = {
  async examine(prepared, { workspace, tool }) {
    const { isStale } = prepared;
    if (await isUnchanged(prepared, workspace)) return isStale ? { ...prepared, isStale: false } : prepared;
    return tool.changes === 'part' ? 'moved-on' : fileChangeSubject.asStale(prepared);
  },
  asStale: (prepared) => (prepared.isStale ? prepared : { ...prepared, isStale: true }),
  judge: ({ targetPaths, proposal }, circumstances) =>
    judge({
      ...circumstances,
      target: filesTarget(circumstances.tool, targetPaths),
      danger: dangerOf({ ...circumstances, targetPaths, proposal }),
    }),
  show: ({ proposal: { subject, base, proposed }, isStale }) => ({
    subject,
    base: base.hash,
    proposed,
    stale: isStale ? staleQuestionText(subject.relativePath) : null,
  }),
  file: ({ proposal: { subject }, isStale }) => ({
    path: subject.path,
    relativePath: subject.relativePath,
    isStale,
  }),
  async accept(prepared, decision, { workspace }) {
    const { proposal } = prepared;
    const content = editedText(decision) ?? proposal.proposed;
    await assertWrites(workspace, proposal, content);
    return { ...prepared, content };
  },
  approved: ({ proposal, content }) => ({ proposal, content, pin: null }),
  matchesOf: (match) => [match],
};

async function isUnchanged({ proposal }: PreparedChange, workspace: Workspace): Promise<boolean> {
  return (await currentHash(workspace, proposal.subject.path)) === proposal.base.hash;
}

export function staleQuestionText(file: string): Text {
  return textOf('asks.stale', { file });
}
