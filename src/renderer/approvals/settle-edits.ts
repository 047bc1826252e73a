import type { CallPhase } from '@shared/tool-call';
import { clearReviewed, keptCalls, passOver, useEdits } from '../state/questions/edits';
import { reviewWords } from '../state/questions/review-words';
import { api, useServerState } from '../state/server-state';

// What becomes of the person's text once its call is decided: an answer of this window settles it. Where somebody
// else's answer did without it, it stays and is offered.

/** The answers of this window, by call: whether main took it as the decision. */
const answers = new Map<string, Promise<boolean>>();

/** Notes that this window answers; `taken` settles as main's reply does. */
export function noteAnswer(callId: string, taken: Promise<unknown>): void {
  answers.set(
    callId,
    taken.then(
      () => true,
      () => false,
    ),
  );
}

/** Whether main took this window's answer as the decision; undefined: it gave none. */
export function answerTaken(callId: string): Promise<boolean> | undefined {
  return answers.get(callId);
}

/** Begins to watch; once, at the start. */
export function watchEdits(): void {
  const judged = new Set<string>();
  useServerState.subscribe(({ chats }, before) => {
    if (chats === before.chats) return;
    for (const callId of keptCalls()) {
      const chat = Object.values(chats).find(({ calls }) => calls[callId]);
      const phase = chat?.calls[callId]?.phase;
      if (!chat || !isDecided(phase) || judged.has(callId)) continue;
      judged.add(callId);
      void settle(chat.id, callId, phase);
    }
  });
}

type Decided = Extract<CallPhase, { phase: 'done' | 'rejected' }>;

/** A call that failed or was stopped may have left the person's text nowhere else. */
function isDecided(phase: CallPhase | undefined): phase is Decided {
  return phase?.phase === 'done' || phase?.phase === 'rejected';
}

async function settle(chatId: string, callId: string, phase: Decided): Promise<void> {
  const text = useEdits.getState().edits[callId]?.text;
  const isOver = (await answers.get(callId)) || (await isDone(chatId, callId, { phase, text }));
  answers.delete(callId);
  if (isOver) clearReviewed(callId);
  else passOver(callId);
}

type Left = { readonly phase: Decided; readonly text: string | undefined };

/** Whether somebody's answer did what the person left here; what they said of lines is not in it. */
async function isDone(chatId: string, callId: string, { phase, text }: Left): Promise<boolean> {
  if (reviewWords(callId) !== null) return false;
  return text === undefined || (await acceptedText(chatId, callId, phase)) === text;
}

/** The text that a person put in the place of the proposal; null when there is none, or it cannot be known. */
async function acceptedText(chatId: string, callId: string, phase: Decided): Promise<string | null> {
  if (phase.phase === 'rejected' || phase.allowance.by !== 'person') return null;
  return await api.chat.call({ chatId, callId }).then(
    ({ edited }) => edited,
    () => null,
  );
}
