import type { Subject } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import type { Workspace } from '../../project/workspace';
import type { TargetPath } from '../policy/match-rule';
import { judgeByTargetPaths } from './call';
import { isMissing, staleQuestionText } from './file-change';
import type { Found, SubjectKind } from './subject';

// A call that the user saw and that can no longer be prepared, e.g. after a restart: it continues to wait with the
// earlier subject.

export type LostSubject = {
  readonly kind: 'lost';
  readonly targetPaths: readonly TargetPath[];
  readonly shown: Subject;
  /** The file that it changes is missing. */
  readonly isGone: boolean;
};

/** `shown`: the subject that the user saw. */
export async function loseCall(
  shown: Subject,
  { workspace, targetPaths }: Pick<Found, 'workspace' | 'targetPaths'>,
): Promise<LostSubject> {
  return { kind: 'lost', targetPaths, shown, isGone: await isGone(shown, workspace) };
}

export const lostSubject: SubjectKind<LostSubject> = {
  // If its file returns, the call can be prepared again.
  async examine(prepared, { workspace }) {
    if (prepared.shown.kind !== 'file-change') return prepared;
    const isGoneNow = await isGone(prepared.shown, workspace);
    return { movedOn: isGoneNow === prepared.isGone ? prepared : { ...prepared, isGone: isGoneNow } };
  },
  judge: ({ targetPaths }, circumstances) => judgeByTargetPaths(targetPaths, circumstances),
  show: ({ shown, isGone }) => ({
    subject: shown,
    stale:
      shown.kind === 'file-change'
        ? staleQuestionText(shown.relativePath, { kind: isGone ? 'deleted' : 'changed' })
        : textOf('asks.stale-file'),
  }),
  file({ shown }) {
    if (shown.kind !== 'file-change') return null;
    return { path: shown.path, relativePath: shown.relativePath, isStale: true };
  },
  accept: async (prepared) => prepared,
  approved: () => null,
  matchesOf: (match) => [match],
};

async function isGone(shown: Subject, workspace: Workspace): Promise<boolean> {
  return (
    shown.kind === 'file-change' && shown.change !== 'create' && (await isMissing(workspace, shown.path))
  );
}
