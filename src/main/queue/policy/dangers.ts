import { type AnyText, textOf } from '@shared/texts/text';
import type { FileProposal, Tool } from '../../tools/kit/tool';
import { mayChange } from './kinds';
import type { TargetPath } from './match-rule';

// The hard list: calls that ask every time, in every mode and despite every rule.

export type DangerInput = {
  readonly tool: Pick<Tool, 'name' | 'kind' | 'changes'>;
  readonly targetPaths: readonly TargetPath[];
  readonly proposal: FileProposal | null;
  /** Whether this chat has read or written the file, by absolute path. */
  readonly seen: { has(absolutePath: string): boolean };
  /** Why a path relative to the project is protected, or null. */
  readonly protection: (relativePath: string) => AnyText | null;
};

/** Why the call is on the hard list, for the user, or null. */
export function dangerOf({ tool, targetPaths, proposal, seen, protection }: DangerInput): AnyText | null {
  // A tool of this kind must not propose a file change.
  if (!mayChange(tool.kind)) return proposal && textOf('asks.unknown-kind', { tool: tool.name });
  const subject = proposal?.subject ?? null;
  const paths = [
    ...(subject ? [subject.relativePath] : []),
    ...targetPaths.flatMap(({ canonical, given }) => [canonical, given]),
  ];
  for (const path of paths) {
    const reason = protection(path);
    if (reason !== null) return reason;
  }
  if (subject?.change === 'delete') return textOf('danger.deletes-file');
  const loss = lossOf(proposal);
  if (loss !== null) return loss;
  if (subject && proposal?.chosenOf !== undefined)
    return textOf('danger.place-chosen', { file: subject.relativePath, places: proposal.chosenOf });
  if (subject?.change === 'modify' && tool.changes !== 'part' && !seen.has(subject.path))
    return textOf('danger.unseen', { file: subject.relativePath });
  return null;
}

/** A file that would lose its whole content. */
function lossOf(proposal: FileProposal | null): AnyText | null {
  if (!proposal?.subject.empties) return null;
  const { base, subject } = proposal;
  const lines = base.text.replace(/\r?\n$/, '').split('\n').length;
  return textOf('danger.empties', { file: subject.relativePath, lines });
}
