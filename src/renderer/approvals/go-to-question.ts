import type { Question } from '@shared/approval';
import { whenDiffOpens } from '../editor/open-diffs';
import { focusedQuestion, focusQuestion } from '../focus';
import { openTab, proposalTab, showChat, showPage, useLocal } from '../local';
import { useMirror } from '../mirror';
import { nextQuestion, waitingCalls } from './next-question';
import type { WalkKey } from './question-keys';

// Takes the keyboard to the next question, its diff in front: in this chat, else in the newest other one that waits.

export function goToNextQuestion(): void {
  const chatId = useLocal.getState().chatId;
  if (chatId !== null && goToNextIn(chatId)) return;
  const other = useMirror.getState().app?.chats.find((chat) => chat.waiting > 0 && chat.id !== chatId);
  if (!other) return;
  showChat(other.id);
  whenFollowed(other.id, () => goToNextIn(other.id));
}

/** The card gets the keyboard, its diff the editor area. */
export function goToQuestion(chatId: string, callId: string): void {
  showPage('work');
  const phase = useMirror.getState().chats[chatId]?.calls[callId]?.phase;
  if (phase?.phase === 'waiting') openDiff(chatId, callId, phase.question);
  afterRender(() => focusQuestion(callId));
}

export function openDiff(chatId: string, callId: string, { subject }: Question): void {
  if (subject.kind === 'file-change') openTab(proposalTab(chatId, callId, subject.relativePath));
}

/** F7 and its kin on a card: into the editable side of the diff, at its first change. */
export function enterDiff(
  chatId: string,
  { callId, question, key }: { readonly callId: string; readonly question: Question; readonly key: WalkKey },
): void {
  const from = document.activeElement;
  openDiff(chatId, callId, question);
  // It may have to be loaded first; whoever has gone elsewhere by then is left there.
  whenDiffOpens(callId, (diff) => {
    if (document.activeElement !== from) return;
    diff.enter();
    if (key === 'list-changes') diff.openAccessibleView();
  });
}

function goToNextIn(chatId: string): boolean {
  const chat = useMirror.getState().chats[chatId];
  const next = chat ? nextQuestion(waitingCalls(chat.calls), focusedQuestion()) : null;
  if (next === null) return false;
  goToQuestion(chatId, next);
  return true;
}

function whenFollowed(chatId: string, go: () => void): void {
  if (useMirror.getState().chats[chatId]) {
    go();
    return;
  }
  const stop = useMirror.subscribe(({ chats }) => {
    if (!chats[chatId]) return;
    stop();
    go();
  });
}

/** Twice a frame: the first lets React draw what was just put into a store, the second lets the list place it. */
function afterRender(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
