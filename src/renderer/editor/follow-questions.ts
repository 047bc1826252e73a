import type { ChatState } from '@shared/chat/chat';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { isEdit } from '../state/batch/batch-of';
import { chatInFront } from '../state/chat-in-front';
import { becomeFile } from '../state/files/applied-change';
import { closeTab } from '../state/files/close-tab';
import { tabsOfColumns } from '../state/files/editor-columns';
import { placeIn } from '../state/files/file-places';
import { isTextAwaited } from '../state/files/open-texts';
import { callsBehind } from '../state/questions/calls-behind';
import { useServerState } from '../state/server-state';
import { toolNamed } from '../state/tools';
import { openTab, openTabBehind, type ProposalTab, type Tab, useUiState } from '../state/ui-state';
import { reviewTabs } from './review-tabs';

// Opens the diff of each change that the chat in front asks about. After an accepted change is written, its tab
// becomes the file. If the change is refused, another chat is in front or the next edit of a batch asks, the tab
// closes. It never moves the focus or covers the user's current work.

export function followQuestions(): () => void {
  const subscriber = createSubscriber();
  const stops = [useServerState.subscribe(subscriber.look), useUiState.subscribe(subscriber.look)];
  subscriber.look();
  return () => {
    for (const stop of stops) stop();
  };
}

function createSubscriber(): { look(): void } {
  let chatId: string | null | undefined;
  let calls: ChatState['calls'] | undefined;
  /** The tabs opened since this chat came to the front. If the user closes one, it stays closed. */
  const opened = new Set<string>();

  const look = () => {
    const { project, chats } = useServerState.getState();
    const inFront = chatInFront(project, useUiState.getState().chatId);
    const chat = inFront === null ? null : chats[inFront];
    // Undefined: the chat in front is still loading.
    if (chat === undefined || (inFront === chatId && chat?.calls === calls)) return;
    if (inFront !== chatId) opened.clear();
    chatId = inFront;
    calls = chat?.calls;

    const wanted = chat ? reviewTabs(chat) : [];
    const { activeTab } = useUiState.getState();
    const tabs = tabsOfColumns(useUiState.getState());
    // After a reload, the tab in front stays in front.
    for (const { id } of tabs) opened.add(id);
    const over = tabs.filter(isProposal).filter((tab) => !wanted.some(({ id }) => id === tab.id));
    const left = over.find(({ id }) => id === activeTab);
    const fresh = wanted.filter(({ id }) => !opened.has(id));
    const next = chat && left && fresh.find((tab) => isSameBatch(chat, tab, left));
    for (const tab of over) putAway(tab, chat, wanted);
    for (const tab of fresh) {
      opened.add(tab.id);
      if (tab !== next && isBusy()) openTabBehind(tab);
      else openTab(tab);
    }
  };

  return { look };
}

/** Closes a proposal tab that asks nothing any more, or turns it into the file's tab. */
function putAway(tab: ProposalTab, chat: ChatState | null, wanted: readonly ProposalTab[]): void {
  const call = tab.chatId === chat?.id ? chat.calls[tab.callId] : undefined;
  // The tool is writing the file, or the next edit of the batch is about to ask in its place.
  if (call?.phase.phase === 'running' || (chat && call && isFollowed(chat, call))) return;
  const goesOn = chat !== null && wanted.some((next) => isSameBatch(chat, next, tab));
  const leavesFile = call?.phase.phase === 'done' && !deletes(call) && (!goesOn || isKept(tab));
  if (leavesFile) becomeFile(tab, { leads: !isBeingRead(tab.path) });
  else closeTab(tab.id);
}

function isSameBatch({ id, calls }: ChatState, one: ProposalTab, other: ProposalTab): boolean {
  const [call, its] = [calls[one.callId], calls[other.callId]];
  if (one.chatId !== id || other.chatId !== id || !call || !its) return false;
  return call.messageId === its.messageId && call.parentId === its.parentId;
}

/** Whether the user wants a tab of this file: they pinned this one or opened the file. */
function isKept({ id, path }: ProposalTab): boolean {
  const local = useUiState.getState();
  const tabs = tabsOfColumns(local);
  const isPinned = [local, local.otherColumn].some((column) => column?.pinnedTabs.includes(id));
  return isPinned || tabs.some((tab) => tab.kind === 'file' && tab.path === path);
}

function isProposal(tab: Tab): tab is ProposalTab {
  return tab.kind === 'proposal';
}

/** Whether the call right after a decided one is an edit that still has to be judged. */
function isFollowed({ calls }: ChatState, { id, phase }: ToolCall): boolean {
  const isDecided = phase.phase === 'done' || phase.phase === 'rejected';
  const [next = ''] = isDecided ? callsBehind(calls, id) : [];
  const call = calls[next];
  return call !== undefined && isEdit(call, (name) => toolNamed(useServerState.getState(), name));
}

/** Whether the user has moved to a place in the file, in an open tab. That place stays. */
function isBeingRead(path: string): boolean {
  const isOpen = tabsOfColumns(useUiState.getState()).some((tab) => tab.kind === 'file' && tab.path === path);
  const place = isOpen ? placeIn(path) : null;
  return place !== null && (place.top > 1 || place.line > 1);
}

function deletes({ tool }: ToolCall): boolean {
  return toolNamed(useServerState.getState(), tool)?.activity === 'delete-file';
}

/** Whether a new tab in front would cover the user's current work. */
function isBusy(): boolean {
  const { page, tabs, activeTab } = useUiState.getState();
  const inFront = tabs.find((tab) => tab.id === activeTab);
  return (
    page !== 'work' ||
    inFront?.kind === 'proposal' ||
    // The user opened it to type, and it is still loading.
    (inFront?.kind === 'file' && isTextAwaited(inFront.path)) ||
    document.activeElement?.closest(`#${editorAreaId}`) != null
  );
}

/** The id of the element that contains the tabs and their contents. */
export const editorAreaId = 'editor-area';
