import '../parts/panel-texts';
import type { Question } from '@shared/approval/approval';
import { say, words } from '@shared/texts/text';
import { FileWarning } from 'lucide-react';
import type { ReactElement } from 'react';
import { useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from './parts/Loading';
import { Review } from './Review';
import { useReviewedProposal } from './use-reviewed-proposal';

/** The tab of a change that waits for a decision. `followQuestions` closes it after the decision. */
export function ProposalTab({
  chatId,
  callId,
}: {
  readonly chatId: string;
  readonly callId: string;
}): ReactElement {
  const phase = useServerState((state) => state.chats[chatId]?.calls[callId]?.phase);
  if (phase?.phase !== 'waiting') return <Loading />;
  return <WaitingChange chatId={chatId} callId={callId} question={phase.question} />;
}

type WaitingChangeProps = { readonly chatId: string; readonly callId: string; readonly question: Question };

function WaitingChange(props: WaitingChangeProps): ReactElement {
  const reviewed = useReviewedProposal(props.chatId, props.callId, props.question);
  switch (reviewed.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <EmptyState icon={FileWarning} title={words('review.failed')}>
          <p>{say(reviewed.message)}</p>
          <Button onClick={reviewed.retry}>{words('ui.try-again')}</Button>
        </EmptyState>
      );
    case 'shown':
      return <Review {...props} proposal={reviewed.proposal} afresh={reviewed.afresh} />;
  }
}
