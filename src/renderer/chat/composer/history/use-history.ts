import type { KeyboardEvent } from 'react';
import { create } from 'zustand';
import { useServerState } from '../../../state/server-state';
import { setDraft, useUiState } from '../../../state/ui-state';
import { earlierOf, loadEarlier, useEarlier } from '../../earlier/earlier';
import { draftOf, newestFirst, noWalk, type Said, type Step, stepFrom, stepOfArrow, type Walk } from './walk';

// Earlier messages of the chat in its composer, by the arrows. The draft comes back below them, or once one was sent.

/** By the keys of drafts: a walk is where it was when its chat comes back. */
const useWalks = create<Readonly<Record<string, Walk>>>()(() => ({}));

type History = {
  /** What stands in the field is a message as it was said: no list opens over it. */
  readonly isRecalled: boolean;
  /** Whether the key was one of these. */
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

/** A message was sent: what was being written before the walk comes back. */
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

/** Whether there was something. */
function take(chatId: string, draftKey: string, step: Step): boolean {
  const written = useUiState.getState().drafts[draftKey] ?? '';
  const next = stepFrom(useWalks.getState()[draftKey] ?? noWalk, step, { said: saidIn(chatId), written });
  if (next === null) return false;
  useWalks.setState({ [draftKey]: next });
  setDraft(draftKey, next.shown);
  return true;
}

/** As far back as this window knows. */
function saidIn(chatId: string): readonly Said[] {
  const chat = useServerState.getState().chats[chatId];
  const items = [...(earlierOf(chat, useEarlier.getState()[chatId])?.items ?? []), ...(chat?.items ?? [])];
  return newestFirst(items.flatMap((item) => (item.kind === 'user' ? [item] : [])));
}

/** Whether more of the chat came. */
async function loadOlder(chatId: string): Promise<boolean> {
  const chat = useServerState.getState().chats[chatId];
  const left = earlierOf(chat, useEarlier.getState()[chatId])?.earlier ?? chat?.earlier ?? 0;
  if (left > 0) await loadEarlier(chatId);
  return left > 0;
}

/** A window without a connection says so elsewhere. */
function offline(): void {}
