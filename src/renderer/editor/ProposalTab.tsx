import '../parts/panel-texts';
import type { Question } from '@shared/approval/approval';
import { say, words } from '@shared/texts/text';
import { FileWarning } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { batchName } from '../state/batch/batch-of';
import { useReviewInFront } from '../state/layout/review-place';
import { useServerState } from '../state/server-state';
import { toolNamed } from '../state/tools';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { BatchFiles } from './batch/BatchFiles';
import { Loading } from './parts/Loading';
import { Review } from './Review';
import styles from './Review.module.css';
import { useReviewedProposal } from './use-reviewed-proposal';

type ProposalTabProps = { readonly chatId: string; readonly callId: string };

/** The tab of a change that waits for a decision. `followQuestions` closes it after the decision. */
export function ProposalTab({ chatId, callId }: ProposalTabProps): ReactElement {
  const phase = useServerState((state) => state.chats[chatId]?.calls[callId]?.phase);
  const batch = useServerState((state) =>
    batchName(state.chats[chatId]?.calls ?? {}, callId, (name) => toolNamed(state, name)),
  );
  useReviewInFront(batch, 'by-itself');
  const place = { chatId, callId, isBatch: batch !== null };
  if (phase?.phase !== 'waiting')
    return (
      <Beside {...place}>
        <Loading />
      </Beside>
    );
  return <WaitingChange {...place} question={phase.question} />;
}

type Place = ProposalTabProps & { readonly isBatch: boolean };

function WaitingChange(props: Place & { readonly question: Question }): ReactElement {
  const reviewed = useReviewedProposal(props.chatId, props.callId, props.question);
  switch (reviewed.kind) {
    case 'loading':
      return (
        <Beside {...props}>
          <Loading />
        </Beside>
      );
    case 'failed':
      return (
        <Beside {...props}>
          <EmptyState icon={FileWarning} title={words('review.failed')}>
            <p>{say(reviewed.message)}</p>
            <Button onClick={reviewed.retry}>{words('ui.try-again')}</Button>
          </EmptyState>
        </Beside>
      );
    case 'shown':
      return <Review {...props} proposal={reviewed.proposal} afresh={reviewed.afresh} />;
  }
}

/** The list of the batch stays while its next change loads. */
function Beside({
  chatId,
  callId,
  isBatch,
  children,
}: Place & { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.review}>
      <div className={styles.columns}>
        {isBatch && <BatchFiles chatId={chatId} callId={callId} edit={null} />}
        <div className={styles.sides}>{children}</div>
      </div>
    </div>
  );
}
