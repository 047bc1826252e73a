import type { Question } from '@shared/approval';
import type { KeyboardEvent } from 'react';
import { mainAnswerAttribute } from '../state/focus';
import type { EditState } from '../state/questions/edit-state';
import { keyPlace, type QuestionKey, questionKey, type WalkKey } from '../state/questions/question-keys';
import type { DecisionAnswer } from './decision';
import { leaveQuestion } from './leave-question';

// The keys of a question, the same on every surface that asks it.

type Situation = {
  readonly chatId: string;
  readonly question: Question;
  readonly answer: DecisionAnswer;
  readonly edit: EditState;
  /** Why accepting is off. */
  readonly blocked: string | null;
  startRejecting(): void;
  walkChanges(key: WalkKey): void;
};

/** The two key listeners of a surface, for the element around all of it. */
export function useQuestionKeys(situation: Situation) {
  const meaningOf = (event: KeyboardEvent): QuestionKey | null => {
    // Keys of dialogs come here through React, though they are elsewhere on the page.
    const isElsewhere = !(event.target instanceof Node) || !event.currentTarget.contains(event.target);
    if (isElsewhere || event.repeat || event.nativeEvent.isComposing) return null;
    return questionKey(event, { ...situation, place: keyPlace(event.target) });
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
      if (key === 'leave') leaveQuestion(situation.chatId);
      if (key === 'leave-text') focusMainAnswer(event.currentTarget);
    },
  };
}

function act(key: Exclude<QuestionKey, 'leave' | 'leave-text'>, situation: Situation): void {
  const { answer, edit, blocked } = situation;
  switch (key) {
    case 'reject':
      situation.startRejecting();
      return;
    case 'accept':
      if (blocked === null) answer.decide({ answer: 'accept' });
      return;
    case 'accept-with-edits':
      if (blocked === null && edit.kind === 'edited')
        answer.decide({ answer: 'accept-with-edits', content: edit.text });
      return;
    default:
      situation.walkChanges(key);
  }
}

/** The answer that Mod+Enter gives: whoever comes out of their own text and presses Enter accepts that text. */
function focusMainAnswer(surface: HTMLElement): void {
  surface.querySelector<HTMLElement>(`[${mainAnswerAttribute}]`)?.focus();
}
