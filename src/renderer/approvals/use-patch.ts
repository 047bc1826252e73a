import { useEffect, useState } from 'react';
import type { EditState } from '../state/questions/edit-state';
import { compareSides } from './diff/compare-sides';
import type { LoadedProposal } from './use-proposal';

/** While the person types, comparing waits until they pause this long. */
const pauseMs = 150;

/**
 * The change as a unified diff, with the person's edits once there are some, for that is what the keys accept.
 * Undefined while it is computed for the first time.
 */
export function usePatch(loaded: LoadedProposal, edit: EditState): string | undefined {
  const sides = loaded.kind === 'loaded' ? loaded.proposal : null;
  const original = sides?.original ?? null;
  const result = edit.kind === 'edited' ? edit.text : (sides?.proposed ?? null);
  const [patch, setPatch] = useState<string>();
  const first = patch === undefined;
  useEffect(() => {
    if (original === null || result === null) return;
    const over = new AbortController();
    // Where it fails the patch stays what it was: the diff editor compares by itself.
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
