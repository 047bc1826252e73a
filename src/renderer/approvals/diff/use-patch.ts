import type { Proposal } from '@shared/approval/approval';
import { useEffect, useState } from 'react';
import type { EditState } from '../../state/questions/edit-state';
import { leftSideOf } from '../../state/questions/reviewed-change';
import { compareSides } from './compare-sides';

/** The comparison starts after a pause of this length in typing, in milliseconds. */
const pauseMs = 150;

/**
 * The change as a unified diff, including the user's edits, because the keys accept those. Undefined until both sides
 * have loaded, and during the first computation.
 */
export function usePatch(proposal: Proposal | null, edit: EditState): string | undefined {
  const original = proposal && leftSideOf(proposal);
  const result = edit.kind === 'edited' ? edit.text : (proposal?.proposed ?? null);
  const [patch, setPatch] = useState<string>();
  const first = patch === undefined;
  useEffect(() => {
    if (original === null || result === null) return;
    const over = new AbortController();
    // If it fails, the patch stays as it was: the diff editor compares by itself.
    const compare = () =>
      void compareSides({ original, proposed: result }, over.signal).then(setPatch, () => {});
    const timer = setTimeout(compare, first ? 0 : pauseMs);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [original, result, first]);
  return patch;
}
