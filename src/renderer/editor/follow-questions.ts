import type { ChatState } from '@shared/chat';
import { chatInFront } from '../chat/chat-in-front';
import { closeTab, openTab, openTabBehind, useLocal } from '../local';
import { useMirror } from '../mirror';
import { reviewTabs } from './review-tabs';

// Opens the diff of every change that the chat in front asks about, and closes it once that is decided or another
// chat comes to the front. It never moves the focus, and never takes the place of what the person is busy with.

export function followQuestions(): () => void {
  const follower = createFollower();
  const stops = [useMirror.subscribe(follower.look), useLocal.subscribe(follower.look)];
  follower.look();
  return () => {
    for (const stop of stops) stop();
  };
}

function createFollower(): { look(): void } {
  let chatId: string | null | undefined;
  let calls: ChatState['calls'] | undefined;
  /** The tabs opened since this chat came to the front: one that the person closed stays closed. */
  const opened = new Set<string>();

  const look = () => {
    const { app, chats } = useMirror.getState();
    const inFront = chatInFront(app, useLocal.getState().chatId);
    const chat = inFront === null ? null : chats[inFront];
    // Undefined: the chat in front is still being fetched.
    if (chat === undefined || (inFront === chatId && chat?.calls === calls)) return;
    if (inFront !== chatId) opened.clear();
    chatId = inFront;
    calls = chat?.calls;

    const wanted = chat ? reviewTabs(chat) : [];
    for (const tab of useLocal.getState().tabs)
      if (tab.kind === 'proposal' && !wanted.some(({ id }) => id === tab.id)) closeTab(tab.id);
    for (const tab of wanted) {
      if (opened.has(tab.id)) continue;
      opened.add(tab.id);
      if (isBusy()) openTabBehind(tab);
      else openTab(tab);
    }
  };

  return { look };
}

/** Whether the person is working on something that a new tab in front would take away. */
function isBusy(): boolean {
  const { page, tabs, activeTab } = useLocal.getState();
  const inFront = tabs.find((tab) => tab.id === activeTab);
  return (
    page !== 'work' ||
    inFront?.kind === 'proposal' ||
    document.activeElement?.closest(`#${editorAreaId}`) != null
  );
}

/** The element that holds the tabs and what they show. */
export const editorAreaId = 'editor-area';
