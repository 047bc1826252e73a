import type { Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { ChatState } from '@shared/chat/chat';
import { questionsIn } from '@shared/inbox/waiting-questions';
import { type Text, textOf } from '@shared/texts/text';
import { keysText } from '../../ui/keys';
import { keysOf } from '../commands/command-keys';
import { setKeyWait } from '../commands/key-wait';
import { focusedQuestion, focusQuestion } from '../focus';
import { showMiddle, showSide } from '../layout/side-panels';
import { goToChatOf, otherProjectOf } from '../open-project';
import { useServerState } from '../server-state';
import { openTab, proposalTab, showChat, showPage, useUiState } from '../ui-state';
import { onNextAct } from './next-act';
import { askedIn, nextQuestion, nextWaitingChat } from './next-question';
import { type ChangeStep, whenDiffOpens } from './open-diffs';

// Moves the keyboard to the next question and shows its diff, from every page. It goes through this chat, then to the
// next chat with a question. If only other projects have questions, it opens the list of all questions; if there are
// none, it shows a note.

function nothingWaits(): Text {
  return textOf('key-sequence.nothing-waits', { keys: keysText(keysOf('questions.next') ?? '') });
}

export function goToNextQuestion(): void {
  const { chatId, page } = useUiState.getState();
  const { project, app } = useServerState.getState();
  const chats = project?.chats ?? [];
  const waitsHere = chats.some((chat) => chat.id === chatId && questionsIn(chat).length > 0);
  const isAtLast = page === 'work' && chatId !== null && isLastQuestion(chatId);
  const waitsInProject = chats.some((chat) => questionsIn(chat).length > 0);
  const waits = waitsInProject || app?.projects.some(({ waitingCount }) => waitingCount > 0);
  if (!waits) setKeyWait({ kind: 'note', text: nothingWaits() });
  else if (!waitsInProject) showPage('inbox');
  else if (!waitsHere || (isAtLast && nextWaitingChat(chats, chatId) !== null)) goToNextQuestionElsewhere();
  else if (chatId !== null) goToChat(chatId);
}

/** Goes to the next question of another chat. */
export function goToNextQuestionElsewhere(): void {
  const next = nextWaitingChat(useServerState.getState().project?.chats ?? [], useUiState.getState().chatId);
  if (next !== null) goToChat(next);
}

/** Focuses the card and shows its diff in the editor area. */
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

/** Shows the diff and closes drawers over it. */
export function goToDiff(chatId: string, callId: string, question: Question): void {
  if (leavesFor(chatId)) return;
  showChat(chatId);
  openDiff(chatId, callId, question);
  showMiddle();
}

/** F7 and related keys on a card: moves the keyboard into the editable side of the diff, at its first change. */
export function enterDiff(
  chatId: string,
  {
    callId,
    inFront = callId,
    question,
    step,
  }: {
    readonly callId: string;
    /** The later call of the batch that the diff shows instead, if any. */
    readonly inFront?: string | undefined;
    readonly question: Question;
    readonly step: ChangeStep;
  },
): void {
  const from = document.activeElement;
  goToDiff(chatId, callId, question);
  // The diff may have to load first. If the user acts in between, the keyboard stays, even if the element they left is
  // gone.
  let isWanted = true;
  onNextAct(() => {
    isWanted = false;
  });
  whenDiffOpens(callKeyOf(chatId, inFront), (diff) => {
    if (!isWanted || (from?.isConnected && document.activeElement !== from)) return;
    diff.enter(() => isWanted);
    if (step === 'list') diff.openAccessibleView();
  });
}

/** Questions of another project open in a window of that project. */
function leavesFor(chatId: string): boolean {
  const other = otherProjectOf(chatId, useServerState.getState());
  // It fails only without a connection, and the window already shows that.
  if (other) goToChatOf(other.key, chatId).catch(() => {});
  return other !== null;
}

function isLastQuestion(chatId: string): boolean {
  const chat = useServerState.getState().chats[chatId];
  const last = chat && askedIn(chat).at(-1);
  return last !== undefined && last === focusedQuestion();
}

function goToChat(chatId: string): void {
  showPage('work');
  showChat(chatId);
  whenFollowed(chatId, (chat) => {
    const next = nextQuestion(askedIn(chat), focusedQuestion());
    if (next !== null) goToQuestion(chatId, next);
  });
}

let stopWaiting = () => {};

/** The chat may have to load first; only the last request waits for it. */
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

/** The list may still be loading; if the user acts in between, the keyboard stays. */
function focusOnceShown(callId: string): void {
  if (focusQuestion(callId)) return;
  const watch = new MutationObserver(() => {
    if (focusQuestion(callId)) watch.disconnect();
  });
  watch.observe(document.body, { subtree: true, childList: true });
  onNextAct(() => watch.disconnect());
}

/** Two frames: in the first React renders the new state, in the second the list places it. */
function afterRender(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
