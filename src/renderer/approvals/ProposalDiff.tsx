import { useEffect, useState } from 'react';
import styles from './ApprovalCard.module.css';
import type { EditState } from './edit-state';
import { proposalPatch } from './proposal-patch';
import { SmallDiff } from './SmallDiff';
import type { LoadedProposal } from './use-proposal';

// The change a card asks about, at a glance: with the person's edits once there are some, for that is what the keys accept.

type ProposalDiffProps = { readonly loaded: LoadedProposal; readonly edit: EditState };

export function ProposalDiff({ loaded, edit }: ProposalDiffProps) {
  const sides = loaded.kind === 'loaded' ? loaded.proposal : null;
  const original = sides?.original ?? null;
  const result = edit.kind === 'edited' ? edit.text : (sides?.proposed ?? null);
  const patch = usePatch(original, result);

  if (loaded.kind === 'failed') return <p className={styles.quiet}>{loaded.reason}</p>;
  if (patch === undefined) return <p className={styles.quiet}>Loading the change…</p>;
  if (patch === null)
    return <p className={styles.quiet}>This change is too large to be shown here. Open the diff.</p>;
  return <SmallDiff patch={patch} />;
}

/** While the person types, comparing waits until they pause this long. */
const pauseMs = 150;

/** Undefined while it is computed for the first time; null when the sides differ too much to be compared in passing. */
function usePatch(original: string | null, result: string | null): string | null | undefined {
  const [patch, setPatch] = useState<string | null>();
  const first = patch === undefined;
  useEffect(() => {
    if (original === null || result === null) return;
    let current = true;
    const compare = () =>
      void proposalPatch({ original, proposed: result }).then((next) => current && setPatch(next));
    const timer = setTimeout(compare, first ? 0 : pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [original, result, first]);
  return patch;
}
