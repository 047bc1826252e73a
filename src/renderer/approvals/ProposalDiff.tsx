import styles from './ApprovalCard.module.css';
import { SmallDiff } from './diff/SmallDiff';
import type { LoadedProposal } from './use-proposal';

// The change a card asks about, at a glance.

type ProposalDiffProps = {
  readonly loaded: LoadedProposal;
  /** As `usePatch` gives it. */
  readonly patch: string | null | undefined;
};

export function ProposalDiff({ loaded, patch }: ProposalDiffProps) {
  if (loaded.kind === 'failed') return <p className={styles.quiet}>{loaded.reason}</p>;
  if (patch === undefined) return <p className={styles.quiet}>Loading the change…</p>;
  if (patch === null)
    return <p className={styles.quiet}>This change is too large to be shown here. Open the diff.</p>;
  return <SmallDiff patch={patch} />;
}
