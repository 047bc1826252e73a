import { moveCursor, nextFile } from '../state/batch/cursor';
import { chatInFront } from '../state/chat-in-front';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { focusedQuestion, focusQuestion } from '../state/focus';
import { useReviewPlace } from '../state/layout/review-place';
import type { Tab } from '../state/ui-state';
import { bringForward } from './parts/bring-forward';
import { reviewTabs } from './review-tabs';

// Steps from file to file: the changes that the chat in front asks about, or the files of the review in front.

/** The next or previous tab, or null; it wraps around. */
export function neighbourOf(tabs: readonly Tab[], inFront: string | null, step: 1 | -1): Tab | null {
  const at = tabs.findIndex(({ id }) => id === inFront);
  const start = at === -1 && step === -1 ? 0 : at;
  const next = tabs[(start + step + tabs.length) % Math.max(1, tabs.length)];
  return next === undefined || next.id === inFront ? null : next;
}

export const waitingFileCommands: readonly WindowCommand[] = [
  stepTo('question.nextFile', 1),
  stepTo('question.previousFile', -1),
];

/** If a card has the focus, it moves to the card of the new file in front: keys act on the visible file. */
function showFile(tab: Tab): void {
  const wasOnCard = focusedQuestion() !== null;
  bringForward(tab);
  if (wasOnCard && tab.kind === 'proposal') focusQuestion(tab.callId);
}

function stepTo(id: WindowCommand['id'], step: 1 | -1): WindowCommand {
  const target = ({ ui, server }: WindowState) => {
    const chatId = chatInFront(server.project, ui.chatId);
    const chat = chatId === null ? undefined : server.chats[chatId];
    return chat ? neighbourOf(reviewTabs(chat), ui.activeTab, step) : null;
  };
  /** Steps to a later edit of the batch in front, or back towards the waiting edit. */
  const inBatch = ({ ui }: WindowState) => {
    const tab = ui.tabs.find(({ id: one }) => one === ui.activeTab);
    const of = tab?.kind === 'proposal' ? nextFile(tab.chatId, tab.callId, step) : undefined;
    return tab?.kind === 'proposal' && of !== undefined
      ? { chatId: tab.chatId, callId: tab.callId, of }
      : undefined;
  };
  /** Steps to another file of the shown changes or of the replacement. */
  const inList = ({ ui }: WindowState) => {
    const kind = ui.tabs.find(({ id: one }) => one === ui.activeTab)?.kind;
    const isList = kind === 'changes' || kind === 'replace';
    return isList ? (useReviewPlace.getState().steps?.beside(step) ?? null) : null;
  };
  return {
    id,
    phase: 'capture',
    repeats: true,
    when: (state) =>
      atWork(state) && (inList(state) !== null || inBatch(state) !== undefined || target(state) !== null),
    run(state) {
      const besides = inList(state);
      if (besides) return besides();
      const next = inBatch(state);
      if (next) return moveCursor(next);
      const tab = target(state);
      if (tab) showFile(tab);
    },
  };
}
