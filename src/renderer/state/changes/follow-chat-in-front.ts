import { chatInFront } from '../chat-in-front';
import { useServerState } from '../server-state';
import { useUiState } from '../ui-state';
import { isStanding, rangeOf } from './range-choice';
import { showRange, useReviewedChanges } from './reviewed-changes';
import { turnIn } from './turn-in';

/**
 * When another chat comes to the front and is loaded, shows the same choice for that chat in the Changes tab. It waits
 * while Pilotfish undoes something. Runs until the returned function is called.
 */
export function followChatInFront(): () => void {
  const stops = [useUiState, useServerState, useReviewedChanges].map((store) => store.subscribe(follow));
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}

function follow(): void {
  const { asked, busy, question } = useReviewedChanges.getState();
  if (!asked || busy || question !== null || !isStanding(asked.choice)) return;
  const { project, chats } = useServerState.getState();
  const front = chatInFront(project, useUiState.getState().chatId);
  const chat = front === null ? undefined : chats[front];
  if (!chat || chat.id === asked.chatId) return;
  const { choice } = asked;
  showRange({ chatId: chat.id, range: rangeOf(choice, turnIn(chat), new Date()), choice });
}
