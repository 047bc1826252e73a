import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { decidedText } from '@shared/inbox/decided-text';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { takeWords } from '../state/questions/left-words';
import { noteElsewhere } from '../state/questions/lost-answers';
import { useServerState } from '../state/server-state';
import { setDraft, useUiState } from '../state/ui-state';
import { answerTaken } from './settle-edits';

// Handles questions of this window that were answered elsewhere. The card says so, and unfinished text about it moves
// to the message field.

/** Starts the subscription; call it once, at the start. */
export function watchDecidedElsewhere(): void {
  useServerState.subscribe(({ chats }, before) => {
    if (chats === before.chats) return;
    for (const [chatId, chat] of Object.entries(chats)) {
      const old = before.chats[chatId]?.calls;
      if (!old || old === chat.calls) continue;
      for (const [callId, { phase }] of Object.entries(chat.calls)) {
        const before = old[callId]?.phase;
        if (before && isOpen(before) && !isOpen(phase))
          void noteEnd(chatId, callId, { phase, isAsked: before.phase === 'waiting' });
      }
    }
  });
}

/** Whether the user can still write about it; a later call of a batch waits for its turn. */
function isOpen({ phase }: CallPhase): boolean {
  return phase === 'waiting' || phase === 'queued';
}

type End = { readonly phase: CallPhase; readonly isAsked: boolean };

async function noteEnd(chatId: string, callId: string, { phase, isAsked }: End): Promise<void> {
  const key = callKeyOf(chatId, callId);
  if (await answerTaken(key)) return;
  const words = keepWords(chatId, key);
  const isTold = isAnswered(phase) && (isAsked || words === 'moved');
  if (isTold) noteElsewhere(key, { told: decidedText(phase), words });
}

/** Moves the text in front of the draft in the message field, because the user began it earlier. */
function keepWords(chatId: string, key: CallKey): 'moved' | 'none' {
  const text = takeWords(key);
  if (text === '') return 'none';
  const written = useUiState.getState().drafts[chatId] ?? '';
  setDraft(chatId, written.trim() === '' ? text : `${text}\n\n${written}`);
  return 'moved';
}

/** Whether a user decided, not a rule, a mode or the end of the turn. */
function isAnswered(phase: CallPhase): boolean {
  if (phase.phase === 'rejected') return true;
  return (phase.phase === 'running' || phase.phase === 'done') && phase.allowance.by === 'person';
}
