import type { Subject } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import type { TargetPath } from '../policy/match-rule';
import { judgeByTargetPaths } from './call';
import { staleQuestionText } from './file-change';
import type { SubjectKind } from './subject';

// A call that the user saw and that can no longer be prepared, e.g. after a restart: it continues to wait with the
// earlier subject.

export type LostSubject = {
  readonly kind: 'lost';
  readonly targetPaths: readonly TargetPath[];
  readonly shown: Subject;
};

export const lostSubject: SubjectKind<LostSubject> = {
  // If its file returns, the call can be prepared again.
  examine: async (prepared) => (prepared.shown.kind === 'file-change' ? { movedOn: prepared } : prepared),
  judge: ({ targetPaths }, circumstances) => judgeByTargetPaths(targetPaths, circumstances),
  show: ({ shown }) => ({
    subject: shown,
    stale:
      shown.kind === 'file-change'
        ? staleQuestionText(shown.relativePath, { kind: 'changed' })
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
