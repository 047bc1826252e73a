import { FileDiff } from 'lucide-react';
import { openChanges } from '../state/changes/reviewed-changes';
import { turnIn } from '../state/changes/turn-in';
import { chatInFront } from '../state/chat-in-front';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { enterDiff } from '../state/questions/go-to-question';
import { api } from '../state/server-state';
import { reviewTabs } from './review-tabs';

// Commands of the window for reviews, also from the palette.

export const reviewCommands: readonly WindowCommand[] = [
  {
    id: 'review.show',
    icon: FileDiff,
    phase: 'capture',
    when: (state) => atWork(state) && reviewOf(state) !== null,
    run: (state) => reviewOf(state)?.(),
  },
  {
    id: 'diff.toggleWhitespace',
    phase: 'capture',
    when: atWork,
    checked: ({ server }) => server.app?.settings.diff.whitespace === true,
    run: ({ server }) => void setWhitespace(server.app?.settings.diff.whitespace !== true),
  },
];

/** Goes to the change that waits in the chat in front, else to the changes of its last turn; null if there are none. */
function reviewOf({ server, ui }: WindowState): (() => void) | null {
  const chat = server.chats[chatInFront(server.project, ui.chatId) ?? ''];
  if (!chat) return null;
  const waiting = reviewTabs(chat);
  const { callId } = waiting.find(({ id }) => id === ui.activeTab) ?? waiting[0] ?? { callId: '' };
  const phase = chat.calls[callId]?.phase;
  if (phase?.phase === 'waiting')
    return () => enterDiff(chat.id, { callId, question: phase.question, step: 'next' });
  const itemId = turnIn(chat);
  return itemId === null ? null : () => openChanges(chat.id, { kind: 'turn', itemId }, 'turn');
}

async function setWhitespace(shows: boolean): Promise<void> {
  try {
    await api.settings.set({ key: 'diff.whitespace', value: shows });
  } catch {
    // The window itself reports a lost connection and a settings.json that it cannot write.
  }
}
