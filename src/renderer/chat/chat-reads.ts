import type { AssistantItem, ChatState, Item } from '@shared/chat/chat';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useServerState } from '../state/server-state';
import { toolNamed } from '../state/tools';
import { useChat } from '../state/use-chat';
import { aheadWords, type BatchOutcome, outcomeOf } from './calls/batch-words';
import { type ActivityOf, callRuns, isRunLive, type RunKind, runWords } from './calls/call-runs';
import { filesOf, namesOf } from './calls/run-names';
import { itemIdsOf, type Row, rowsOf } from './chat-rows';
import { earlierOf, useEarlier } from './earlier/earlier';
import { modelBefore } from './message/model-before';

// Selectors for the chat's components, each as narrow as possible, so that a streaming message renders only itself.

/** The rows of all loaded items, oldest first. */
export function useRows(chatId: string): readonly Row[] {
  const pages = useEarlierPages(chatId);
  const newest = useServerState(useShallow((state) => rowsOf(state.chats[chatId]?.items ?? [])));
  return useMemo(() => (pages ? [...rowsOf(pages.items), ...newest] : newest), [pages, newest]);
}

/** The number of items older than the loaded ones. */
export function useEarlierCount(chatId: string): number {
  const pages = useEarlierPages(chatId);
  const unknown = useChat(chatId, (chat) => chat.earlier) ?? 0;
  return pages?.earlier ?? unknown;
}

export function useItem(chatId: string, id: string): Item | undefined {
  const old = useEarlier((all) => all[chatId]?.items.find((item) => item.id === id));
  const current = useChat(chatId, (chat) => chat.items.findLast((item) => item.id === id));
  return current ?? old;
}

/** Whether another model gave the reply before this one. */
export function useIsOtherModel(chatId: string, { id, model }: AssistantItem): boolean {
  const earlier = useEarlierPages(chatId)?.items;
  const before = useChat(chatId, ({ items }) => modelBefore(earlier ?? [], items, id)) ?? null;
  return before !== null && before !== model;
}

export function useCall(chatId: string, callId: string): ToolCall | undefined {
  const old = useEarlier((all) => all[chatId]?.calls[callId]);
  const current = useChat(chatId, (chat) => chat.calls[callId]);
  return current ?? old;
}

/** The calls of all items in a row. */
export function useCallIds(chatId: string, row: Row): readonly string[] {
  const old = useEarlier((all) => all[chatId]?.items);
  return useServerState(
    useShallow((state) => {
      const items = state.chats[chatId]?.items ?? [];
      return itemIdsOf(row).flatMap((id) => {
        const item = items.findLast((each) => each.id === id) ?? old?.find((each) => each.id === id);
        return item?.kind === 'assistant' ? item.callIds : [];
      });
    }),
  );
}

export type ShownRun = { readonly kind: RunKind; readonly callIds: readonly string[] };

/** The calls' ids, grouped by the line that shows them. */
export function useCallRuns(chatId: string, callIds: readonly string[]): readonly ShownRun[] {
  const old = useEarlier((all) => all[chatId]?.calls);
  const runs = useServerState(
    useShallow((state) => {
      const calls = callsIn(callIds, state.chats[chatId]?.calls, old);
      return callRuns(calls, activities(state)).map((run) =>
        [run.kind, ...run.calls.map(({ id }) => id)].join(' '),
      );
    }),
  );
  return useMemo(() => runs.map(shownRun), [runs]);
}

function shownRun(run: string): ShownRun {
  const [kind, ...callIds] = run.split(' ');
  return { kind: kind as RunKind, callIds };
}

export type ShownCalls = { readonly words: string; readonly names: string; readonly isLive: boolean };

/** The text for a group of read-only calls with the names of their files, and whether it is still running. */
export function useRun(chatId: string, callIds: readonly string[]): ShownCalls {
  return useCallsAs(chatId, callIds, (calls, activityOf) => ({
    words: runWords(calls, activityOf),
    names: filesOf(calls),
    isLive: isRunLive(calls),
  }));
}

/** The text for later calls of a batch, and whether one of them runs. */
export function useAheadRun(chatId: string, callIds: readonly string[]): ShownCalls {
  return useCallsAs(chatId, callIds, (calls, activityOf) => ({
    words: aheadWords(calls, activityOf),
    names: namesOf(calls),
    isLive: calls.some(({ phase }) => phase.phase === 'running'),
  }));
}

/** The result of finished changes of files. */
export function useOutcome(
  chatId: string,
  callIds: readonly string[],
): BatchOutcome & Pick<ShownCalls, 'names'> {
  return useCallsAs(chatId, callIds, (calls) => ({ ...outcomeOf(calls), names: filesOf(calls) }));
}

/** The calls among them that failed. */
export function useFailed(chatId: string, callIds: readonly string[]): readonly string[] {
  return useCallsAs(chatId, callIds, (calls) =>
    calls.flatMap(({ id, phase }) => (phase.phase === 'failed' ? [id] : [])),
  );
}

/** A flat value that follows from the calls. */
function useCallsAs<Value extends object>(
  chatId: string,
  callIds: readonly string[],
  read: (calls: readonly ToolCall[], activityOf: ActivityOf) => Value,
): Value {
  const old = useEarlier((all) => all[chatId]?.calls);
  return useServerState(
    useShallow((state) => read(callsIn(callIds, state.chats[chatId]?.calls, old), activities(state))),
  );
}

function activities(state: Parameters<typeof toolNamed>[0]): ActivityOf {
  return (name) => toolNamed(state, name)?.activity;
}

type Calls = ChatState['calls'] | undefined;

function callsIn(ids: readonly string[], current: Calls, old: Calls): ToolCall[] {
  return ids.flatMap((id) => current?.[id] ?? old?.[id] ?? []);
}

function useEarlierPages(chatId: string) {
  const pages = useEarlier((all) => all[chatId]);
  const joins = useServerState((state) => earlierOf(state.chats[chatId], pages) !== null);
  return joins ? pages : undefined;
}
