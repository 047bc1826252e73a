import type { Question } from '@shared/approval';
import type { KeyboardEvent } from 'react';
import type { DecisionAnswer } from '../approvals/decision';
import type { EditState } from '../approvals/edit-state';
import { focusComposer } from '../focus';
import { openDiff } from './open-diffs';
import { placeOf, type ReviewKey, reviewKey } from './review-keys';

type Situation = {
  readonly callId: string;
  readonly question: Question;
  readonly answer: DecisionAnswer;
  readonly edit: EditState;
  /** Why accepting is off. */
  readonly blocked: string | null;
  startRejecting(): void;
};

/** The two key listeners of a review, for the element around all of it. */
export function useReviewKeys(situation: Situation) {
  const meaningOf = (event: KeyboardEvent): ReviewKey | null => {
    // Keys of dialogs come here through React, though they are elsewhere on the page.
    const isElsewhere = !(event.target instanceof Node) || !event.currentTarget.contains(event.target);
    if (isElsewhere || event.repeat || event.nativeEvent.isComposing) return null;
    return reviewKey(event, { ...situation, place: placeOf(event.target) });
  };
  return {
    /** Before Monaco, which has a use of its own for Mod+Enter and F7 … */
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
      const key = meaningOf(event);
      if (key === null || key === 'leave' || key === 'leave-text') return;
      event.preventDefault();
      event.stopPropagation();
      act(key, situation);
    },
    /** … and after it, because Esc closes what is open in Monaco first. */
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const key = meaningOf(event);
      if (event.defaultPrevented) return;
      if (key === 'leave') focusComposer();
      if (key === 'leave-text')
        event.currentTarget.querySelector<HTMLElement>('[role="group"] button')?.focus();
    },
  };
}

function act(
  key: Exclude<ReviewKey, 'leave' | 'leave-text'>,
  { callId, answer, edit, blocked, startRejecting }: Situation,
): void {
  switch (key) {
    case 'next-change':
      openDiff(callId)?.goToChange('next');
      return;
    case 'previous-change':
      openDiff(callId)?.goToChange('previous');
      return;
    case 'list-changes':
      openDiff(callId)?.openAccessibleView();
      return;
    case 'reject':
      startRejecting();
      return;
    case 'accept':
      if (blocked === null) answer.decide({ answer: 'accept' });
      return;
    case 'accept-with-edits':
      if (blocked === null && edit.kind === 'edited')
        answer.decide({ answer: 'accept-with-edits', content: edit.text });
  }
}
