import type { KeyboardEvent } from 'react';
import { create } from 'zustand';
import { useServerState } from '../../../state/server-state';
import { setDraft, useUiState } from '../../../state/ui-state';
import { earlierOf, loadEarlier, useEarlier } from '../../earlier/earlier';
import { draftOf, newestFirst, noWalk, type Said, type Step, stepFrom, stepOfArrow, type Walk } from './walk';

// The arrow keys bring earlier messages of the chat into its composer. The draft returns after the newest one, or after
// the user sends one.

/** By the keys of drafts: the position returns with the chat. */
const useWalks = create<Readonly<Record<string, Walk>>>()(() => ({}));

type History = {
  /** The field shows an unchanged earlier message: menus stay closed. */
  readonly isRecalled: boolean;
  /** Returns whether the history used the key. */
  take(event: KeyboardEvent): boolean;
};

export function useHistory(chatId: string | null, draftKey: string): History {
  const walk = useWalks((walks) => walks[draftKey] ?? noWalk);
  const isRecalled = useUiState(({ drafts }) => walk.at !== null && walk.shown === (drafts[draftKey] ?? ''));
  return {
    isRecalled,
    take(event) {
      const step = chatId === null ? null : stepOfPress(event, walk);
      if (chatId === null || step === null) return false;
      if (!take(chatId, draftKey, step) && step === 'older')
        void loadOlder(chatId).then((came) => came && take(chatId, draftKey, step), offline);
      return true;
    },
  };
}

/** After a message is sent: restores the draft from before the walk. */
export function endWalk(draftKey: string): void {
  const draft = draftOf(useWalks.getState()[draftKey] ?? noWalk);
  useWalks.setState({ [draftKey]: noWalk });
  if (draft !== '') setDraft(draftKey, draft);
}

function stepOfPress({ key, nativeEvent: press, target }: KeyboardEvent, walk: Walk): Step | null {
  const isComposed = press.isComposing || press.keyCode === 229;
  if (isComposed || press.shiftKey || press.altKey || press.ctrlKey || press.metaKey) return null;
  if (!(target instanceof HTMLTextAreaElement)) return null;
  const { value, selectionStart: start, selectionEnd: end } = target;
  return stepOfArrow(key, { walk, written: value, caret: { start, end, length: value.length } });
}

/** Returns whether there was a message to show. */
function take(chatId: string, draftKey: string, step: Step): boolean {
  const written = useUiState.getState().drafts[draftKey] ?? '';
  const next = stepFrom(useWalks.getState()[draftKey] ?? noWalk, step, { said: saidIn(chatId), written });
  if (next === null) return false;
  useWalks.setState({ [draftKey]: next });
  setDraft(draftKey, next.shown);
  return true;
}

/** The messages that this window has loaded. */
function saidIn(chatId: string): readonly Said[] {
  const chat = useServerState.getState().chats[chatId];
  const items = [...(earlierOf(chat, useEarlier.getState()[chatId])?.items ?? []), ...(chat?.items ?? [])];
  return newestFirst(items.flatMap((item) => (item.kind === 'user' ? [item] : [])));
}

/** Returns whether more of the chat was loaded. */
async function loadOlder(chatId: string): Promise<boolean> {
  const chat = useServerState.getState().chats[chatId];
  const left = earlierOf(chat, useEarlier.getState()[chatId])?.earlier ?? chat?.earlier ?? 0;
  if (left > 0) await loadEarlier(chatId);
  return left > 0;
}

/** The window shows a lost connection elsewhere. */
function offline(): void {}
