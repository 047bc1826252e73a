import type { Proposal, Question } from '@shared/approval';
import type { ReactElement } from 'react';
import type { EditState } from '../state/questions/edit-state';
import { clearEdited, setEdited } from '../state/questions/edits';
import { Button } from '../ui/Button';
import { visibleText } from '../ui/visible-text';
import { Banner } from './Banner';

type ReviewBannerProps = {
  readonly callId: string;
  readonly question: Question;
  readonly proposal: Proposal;
  readonly edit: EditState;
  readonly afresh: boolean;
};

/** What is not as usual with the proposal below, the weightiest thing only. */
export function ReviewBanner({
  callId,
  question,
  proposal,
  edit,
  afresh,
}: ReviewBannerProps): ReactElement | null {
  const approximate = question.subject.kind === 'file-change' ? question.subject.approximate : null;
  if (question.stale !== null) return <Banner tone="warning">{visibleText(question.stale)}</Banner>;
  if (edit.kind === 'conflict')
    return (
      <Banner
        tone="warning"
        actions={
          <>
            <Button onClick={() => setEdited(callId, edit.text, proposal.hash)}>Keep my text</Button>
            <Button onClick={() => clearEdited(callId)}>Drop my edits</Button>
          </>
        }
      >
        The file changed on disk after your edits. The right side is still your text: look at it again before
        you keep it.
      </Banner>
    );
  if (afresh)
    return <Banner tone="info">The file changed on disk; this is the proposal computed afresh.</Banner>;
  if (approximate !== null)
    return (
      <Banner tone="warning">
        The text to replace was not found exactly; it was matched by {approximate}. Check the place.
      </Banner>
    );
  return null;
}
