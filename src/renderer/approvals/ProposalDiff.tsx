import { say, words } from '@shared/texts/text';
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
  if (loaded.kind === 'failed') return <p className={styles.quiet}>{say(loaded.reason)}</p>;
  if (patch === undefined) return <p className={styles.quiet}>{words('approval-card.loading-change')}</p>;
  if (patch === null) return <p className={styles.quiet}>{words('approval-card.too-large')}</p>;
  return <SmallDiff patch={patch} />;
}
