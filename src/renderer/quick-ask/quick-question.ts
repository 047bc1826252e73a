import type { ChatState } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { chatQuery } from '@shared/project/project';
import { useEffect } from 'react';
import { create } from 'zustand';
import { noteSent } from '../chat/composer/sent';
import { chatInAddress, showChatInAddress } from '../state/address';
import { copyText } from '../state/copy-text';
import { shownProject } from '../state/open-project';
import { api, followChat, unfollowChat, useServerState } from '../state/server-state';
import { canHide, fitWindow, hideWindow } from './quick-window';

// The quick question: the chat of the Quick Ask window, its draft, and its actions. The page's address stores the chat
// for a reload.

type QuickQuestion = {
  /** Null before the first question. */
  readonly chatId: string | null;
  readonly draft: string;
  /** Shown once beside the actions. */
  readonly told: 'copied' | 'nothing-to-hide' | null;
};

export const useQuickQuestion = create<QuickQuestion>()(() => ({
  chatId: chatInAddress(),
  draft: '',
  told: null,
}));

/** Asks the first or a further question. Text typed meanwhile stays. */
export async function ask(text: string): Promise<void> {
  const known = useQuickQuestion.getState().chatId;
  const chatId = known ?? (await api.chat.create({ project: shownProject(), shelf: 'quick-ask' })).id;
  show(chatId);
  await api.chat.send({ chatId, text });
  noteSent();
  if (useQuickQuestion.getState().draft === text) useQuickQuestion.setState({ draft: '' });
}

export function startNew(): void {
  show(null);
  focusField();
}

export async function stop(): Promise<void> {
  const { chatId } = useQuickQuestion.getState();
  if (chatId !== null) await api.chat.stop({ chatId });
}

/** The last complete or cut reply, or an empty text. */
export function answerOf({ items }: Pick<ChatState, 'items'>): string {
  const last = items.findLast((item) => item.kind === 'assistant' && item.text !== '');
  return last?.kind === 'assistant' && last.state !== 'streaming' ? last.text : '';
}

export async function copyAnswer(): Promise<void> {
  const chat = shownChat();
  if (!chat) return;
  await copyText(answerOf(chat));
  useQuickQuestion.setState({ told: 'copied' });
}

/** Publishes the chat: it appears in the list of chats and in front in a normal window, together with the draft. */
export async function continueInMain(): Promise<void> {
  const { chatId, draft } = useQuickQuestion.getState();
  if (chatId === null) return await openMain();
  const project = shownProject();
  await api.chat.enlist({ chatId });
  if (draft !== '') await api.window.keep({ project, windowId: 'quick-ask', drafts: { [chatId]: draft } });
  if (!window.pilotfish) return location.assign(`/${chatQuery(project, chatId)}`);
  await api.window.open({ project, chatId });
  useQuickQuestion.setState({ draft: '' });
  startNew();
  hideWindow();
}

export async function openMain(): Promise<void> {
  const project = useServerState.getState().project?.key ?? null;
  if (!window.pilotfish) return location.assign('/');
  await api.window.open({ project });
  hideWindow();
}

/** A page cannot hide its browser tab: a message says so. */
export function hide(): void {
  if (canHide()) hideWindow();
  else useQuickQuestion.setState({ told: 'nothing-to-hide' });
}

export function shownChat(): ChatState | undefined {
  const { chatId } = useQuickQuestion.getState();
  return chatId === null ? undefined : useServerState.getState().chats[chatId];
}

export function isWorking(chat: Pick<ChatState, 'turn'> | undefined): boolean {
  return chat !== undefined && chat.turn.kind !== 'idle' && chat.turn.kind !== 'paused';
}

export const fieldId = 'question';

export function focusField(): void {
  document.getElementById(fieldId)?.focus();
}

/** Follows the chat while it is shown, and leaves it once it is deleted. */
export function useFollowedChat(chatId: string | null): void {
  const isConnected = useServerState(({ connection }) => connection === 'open');
  useEffect(() => {
    if (chatId === null || !isConnected) return;
    followChat(chatId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') show(null);
    });
  }, [chatId, isConnected]);
  useEffect(() => (chatId === null ? undefined : () => unfollowChat(chatId)), [chatId]);
}

function show(chatId: string | null): void {
  useQuickQuestion.setState({ chatId, told: null });
  showChatInAddress(chatId);
  fitWindow(chatId === null ? 'field' : 'answer');
}
