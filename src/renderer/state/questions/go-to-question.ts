import type { Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { ChatState } from '@shared/chat/chat';
import { keysOf } from '../commands/command-keys';
import { setKeyWait } from '../commands/key-wait';
import { focusedQuestion, focusQuestion } from '../focus';
import { showMiddle, showSide } from '../layout/side-panels';
import { goToChatOf, otherProjectOf } from '../open-project';
import { useServerState } from '../server-state';
import { openTab, proposalTab, showChat, showPage, useUiState } from '../ui-state';
import { onNextAct } from './next-act';
import { nextQuestion, nextWaitingChat, waitingCalls } from './next-question';
import { type ChangeStep, whenDiffOpens } from './open-diffs';

// Takes the keyboard to the next question, its diff in front: through those of this chat, then on to the next chat in
// which something waits, from every page; where none waits in this project, to the list of all that wait. If nothing
// waits at all, a note says so.

export function goToNextQuestion(): void {
  const { chatId, page } = useUiState.getState();
  const { project, app } = useServerState.getState();
  const chats = project?.chats ?? [];
  const waitsHere = chats.some(({ id, waiting }) => id === chatId && waiting.length > 0);
  const isAtLast = page === 'work' && chatId !== null && isLastQuestion(chatId);
  const waitsInProject = chats.some(({ waiting }) => waiting.length > 0);
  const waits = waitsInProject || app?.projects.some(({ waitingCount }) => waitingCount > 0);
  if (!waits) setKeyWait({ kind: 'nothing-waits', keys: keysOf('questions.next') ?? '' });
  else if (!waitsInProject) showPage('inbox');
  else if (!waitsHere || (isAtLast && nextWaitingChat(chats, chatId) !== null)) goToNextQuestionElsewhere();
  else if (chatId !== null) goToChat(chatId);
}

/** To the next question in another chat than the one in front. */
export function goToNextQuestionElsewhere(): void {
  const next = nextWaitingChat(useServerState.getState().project?.chats ?? [], useUiState.getState().chatId);
  if (next !== null) goToChat(next);
}

/** The card gets the keyboard, its diff the editor area. */
export function goToQuestion(chatId: string, callId: string): void {
  if (leavesFor(chatId)) return;
  showPage('work');
  showChat(chatId);
  const phase = useServerState.getState().chats[chatId]?.calls[callId]?.phase;
  if (phase?.phase === 'waiting') openDiff(chatId, callId, phase.question);
  showSide('chat');
  afterRender(() => focusOnceShown(callId));
}

export function openDiff(chatId: string, callId: string, { subject }: Question): void {
  if (subject.kind === 'file-change') openTab(proposalTab(chatId, callId, subject.relativePath));
}

/** To look at it: nothing lies over it. */
export function goToDiff(chatId: string, callId: string, question: Question): void {
  if (leavesFor(chatId)) return;
  showChat(chatId);
  openDiff(chatId, callId, question);
  showMiddle();
}

/** F7 and its kin on a card: into the editable side of the diff, at its first change. */
export function enterDiff(
  chatId: string,
  {
    callId,
    question,
    step,
  }: { readonly callId: string; readonly question: Question; readonly step: ChangeStep },
): void {
  const from = document.activeElement;
  goToDiff(chatId, callId, question);
  // It may have to be loaded first; whoever has gone elsewhere by then is left there, though what they left is gone.
  let isWanted = true;
  onNextAct(() => {
    isWanted = false;
  });
  whenDiffOpens(callKeyOf(chatId, callId), (diff) => {
    if (!isWanted || (from?.isConnected && document.activeElement !== from)) return;
    diff.enter(() => isWanted);
    if (step === 'list') diff.openAccessibleView();
  });
}

/** What another project asks about is looked at in a window of that. */
function leavesFor(chatId: string): boolean {
  const other = otherProjectOf(chatId, useServerState.getState());
  // It fails only while there is no connection, and the window says that by itself.
  if (other) goToChatOf(other.key, chatId).catch(() => {});
  return other !== null;
}

function isLastQuestion(chatId: string): boolean {
  const waiting = waitingCalls(useServerState.getState().chats[chatId]?.calls ?? {});
  return waiting.length > 0 && waiting.at(-1) === focusedQuestion();
}

function goToChat(chatId: string): void {
  showPage('work');
  showChat(chatId);
  whenFollowed(chatId, ({ calls }) => {
    const next = nextQuestion(waitingCalls(calls), focusedQuestion());
    if (next !== null) goToQuestion(chatId, next);
  });
}

let stopWaiting = () => {};

/** The chat may have to be fetched first; only the last that was gone to is waited for. */
function whenFollowed(chatId: string, go: (chat: ChatState) => void): void {
  stopWaiting();
  const look = () => {
    const chat = useServerState.getState().chats[chatId];
    if (!chat) return;
    stopWaiting();
    go(chat);
  };
  stopWaiting = useServerState.subscribe(look);
  look();
}

/** Its list may be on its way; whoever does something else meanwhile is left there. */
function focusOnceShown(callId: string): void {
  if (focusQuestion(callId)) return;
  const watch = new MutationObserver(() => {
    if (focusQuestion(callId)) watch.disconnect();
  });
  watch.observe(document.body, { subtree: true, childList: true });
  onNextAct(() => watch.disconnect());
}

/** Twice a frame: the first lets React draw what was just put into a store, the second lets the list place it. */
function afterRender(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
