import type { CallKey } from '@shared/base/call-key';
import { say, words } from '@shared/texts/text';
import type { EditState } from '../state/questions/edit-state';
import styles from './ApprovalCard.module.css';
import { SmallDiff } from './diff/SmallDiff';
import { SmallHunks } from './hunks/SmallHunks';
import type { LoadedProposal } from './use-proposal';

// A short view of the change that a card asks about.

type ProposalDiffProps = {
  readonly editKey: CallKey;
  readonly edit: EditState;
  readonly loaded: LoadedProposal;
  /** As `usePatch` gives it. */
  readonly patch: string | undefined;
};

export function ProposalDiff({ editKey, edit, loaded, patch }: ProposalDiffProps) {
  if (loaded.kind === 'failed') return <p className={styles.quiet}>{say(loaded.reason)}</p>;
  if (patch === undefined) return <p className={styles.quiet}>{words('approval-card.loading-change')}</p>;
  const isInParts =
    loaded.kind === 'loaded' && loaded.proposal.hunks.length > 0 && loaded.proposal.onDisk === undefined;
  if (!isInParts || edit.kind === 'conflict') return <SmallDiff patch={patch} />;
  return <SmallHunks editKey={editKey} proposal={loaded.proposal} />;
}
