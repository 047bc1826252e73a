import type { ChatState } from '@shared/chat/chat';
import { isFinished } from '@shared/tool-call/tool-call';
import { findComposer, isAwayFromComposer, questionSurface, reviewAttribute } from '../focus';
import { useServerState } from '../server-state';
import { enterDiff, goToQuestion } from './go-to-question';
import { onNextAct } from './next-act';
import { waitingCalls } from './next-question';

let stopGoingOn = () => {};

/**
 * After a keyboard answer, moves the keyboard to the next question of the batch: from the diff into the next diff, else
 * to the card. The keyboard stays if the user acts in between, if all questions are answered, or if a later reply asks.
 */
export function goOnAfter(chatId: string, callId: string): void {
  stopGoingOn();
  const at = document.activeElement;
  if (!at?.closest(questionSurface) || at.matches(pressedByPointer) || isAwayFromComposer()) return;
  const wasInDiff = at.closest(`[${reviewAttribute}]`) !== null;
  const look = () => {
    const calls = useServerState.getState().chats[chatId]?.calls ?? {};
    if (calls[callId]?.phase.phase === 'waiting') return;
    const [next] = waitingCalls(calls);
    if (next !== undefined || !isAtWork(calls, callId)) stopGoingOn();
    if (next !== undefined && isFree()) goTo(chatId, next, wasInDiff);
  };
  const stops = [useServerState.subscribe(look), onNextAct(() => stopGoingOn())];
  stopGoingOn = () => {
    stopGoingOn = () => {};
    for (const stop of stops) stop();
  };
}

function goTo(chatId: string, callId: string, wasInDiff: boolean): void {
  const phase = useServerState.getState().chats[chatId]?.calls[callId]?.phase;
  if (wasInDiff && phase?.phase === 'waiting' && phase.question.subject.kind === 'file-change')
    enterDiff(chatId, { callId, question: phase.question, step: 'next' });
  else goToQuestion(chatId, callId);
}

const pressedByPointer = 'button:not(:focus-visible)';

/** Whether a call of the same batch may still ask. */
function isAtWork(calls: ChatState['calls'], callId: string): boolean {
  const batch = calls[callId]?.messageId;
  return Object.values(calls).some(({ messageId, phase }) => messageId === batch && !isFinished(phase));
}

/** Whether the keyboard is where an answer leaves it. */
function isFree(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement === findComposer() || activeElement.closest(questionSurface) !== null;
}
