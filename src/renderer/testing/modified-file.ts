import type { Proposal } from '@shared/approval/approval';
import { takeApart } from '@shared/hunks/hunks';

/** For tests: the proposal to change `a.ts` from one text to the other. */
export function modified(original: string, proposed: string): Proposal {
  return {
    path: '/p/a.ts',
    relativePath: 'a.ts',
    change: 'modify',
    hash: 'h',
    original,
    proposed,
    hunks: takeApart(original, proposed).hunks,
  };
}
