import { words } from '@shared/texts/text';
import { ShieldAlert, ShieldQuestionMark } from 'lucide-react';
import { useServerState } from '../state/server-state';
import { reviewTrust } from '../state/trust/trust-review';
import { Tooltip } from '../ui/Tooltip';
import styles from './TrustSign.module.css';

// An unobtrusive sign while Pilotfish leaves out project-provided things: all of them, or those that changed since
// approval. It opens the dialog.

export function TrustSign() {
  const toReview = useServerState(({ project }) => project?.state === 'open' && project.trust.toReview);
  const isTrusted = useServerState(({ project }) => project?.trust.isTrusted ?? false);
  const Icon = isTrusted ? ShieldQuestionMark : ShieldAlert;
  const hint = words(isTrusted ? 'trust.sign-changed-hint' : 'trust.sign-restricted-hint');
  return (
    <>
      <span className="visually-hidden" role="status">
        {toReview && hint}
      </span>
      {toReview && (
        <Tooltip label={hint}>
          <button
            type="button"
            className={styles.sign}
            data-changed={isTrusted || undefined}
            onClick={reviewTrust}
          >
            <Icon aria-hidden size={14} strokeWidth={1.75} />
            {words(isTrusted ? 'trust.sign-changed' : 'trust.sign-restricted')}
          </button>
        </Tooltip>
      )}
    </>
  );
}
