import type { Subject } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import type { TargetPath } from '../policy/match-rule';
import { judgeByTargetPaths } from './call';
import { staleQuestionText } from './file-change';
import type { SubjectKind } from './subject';

// A call that waited before a restart and cannot be prepared any more: it goes on waiting, with what was shown then.

export type LostSubject = {
  readonly kind: 'lost';
  readonly targetPaths: readonly TargetPath[];
  readonly shown: Subject;
};

export const lostSubject: SubjectKind<LostSubject> = {
  // With its file it may come back.
  examine: async (prepared) => (prepared.shown.kind === 'file-change' ? 'moved-on' : prepared),
  asStale: (prepared) => prepared,
  judge: ({ targetPaths }, circumstances) => judgeByTargetPaths(targetPaths, circumstances),
  show: ({ shown }) => ({
    subject: shown,
    stale: shown.kind === 'file-change' ? staleQuestionText(shown.relativePath) : textOf('asks.stale-file'),
  }),
  file({ shown }) {
    if (shown.kind !== 'file-change') return null;
    return { path: shown.path, relativePath: shown.relativePath, isStale: true };
  },
  accept: async (prepared) => prepared,
  approved: () => null,
  matchesOf: (match) => [match],
};
