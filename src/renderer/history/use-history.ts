import type { HistoryFilter, HistoryPage, PastCall } from '@shared/history/history';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, useServerState } from '../state/server-state';
import { idOf } from './history-rows';

// The loaded part of the history: the newest calls, pages of older ones, and calls that end meanwhile.

export type ShownHistory = {
  readonly calls: readonly PastCall[];
  readonly more: boolean;
  readonly total: number;
  /** Chats that are still being read. */
  readonly unread: number;
  readonly tools: readonly string[];
};

export type HistoryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: AnyText }
  /** `isOfNow`: it belongs to the present filter; false for an earlier one. */
  | { readonly kind: 'shown'; readonly shown: ShownHistory; readonly isOfNow: boolean };

const pageLength = 100;
/** Milliseconds between requests: while the user types, and while the calls of a turn end. */
const [typingPause, livePause] = [150, 300];

type Known = { readonly of: string; readonly shown: ShownHistory };

export function useHistory(project: string, filter: HistoryFilter) {
  const wanted = JSON.stringify([project, filter]);
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<AnyText | null>(null);
  const [round, setRound] = useState(0);
  const chats = useServerState((state) => state.project?.chats);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chat that moved may have calls that ended since.
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      for (let unread = 1; isCurrent && unread > 0; ) {
        const page = await api.history.page({ ...wishOf(wanted), limit: pageLength });
        if (!isCurrent) return;
        setProblem(null);
        setKnown((last) => ({ of: wanted, shown: joined(last?.of === wanted ? last.shown : null, page) }));
        unread = page.unread;
      }
    };
    const start = () => void read().catch((error: unknown) => isCurrent && setProblem(toldOf(error)));
    const pause = known === null ? 0 : known.of === wanted ? livePause : typingPause;
    const timer = setTimeout(start, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, chats, round]);
  const loadMore = useLoadMore(wanted, known, { setKnown, setProblem });
  return { state: stateOf(known, problem, wanted), loadMore, again: () => setRound(round + 1) };
}

type Setters = {
  readonly setKnown: (next: (last: Known | null) => Known | null) => void;
  readonly setProblem: (problem: AnyText) => void;
};

/** Loads the page after the last call; one at a time. */
function useLoadMore(wanted: string, known: Known | null, { setKnown, setProblem }: Setters): () => void {
  const loading = useRef<string | null>(null);
  return useCallback(() => {
    const last = known?.of === wanted && known.shown.more ? known.shown.calls.at(-1) : undefined;
    if (!last || loading.current === idOf(last)) return;
    loading.current = idOf(last);
    const { at, chatId, callId } = last;
    api.history.page({ ...wishOf(wanted), limit: pageLength, before: { at, chatId, callId } }).then(
      (page) =>
        setKnown((now) => {
          if (now?.of !== wanted || now.shown.calls.at(-1) !== last) return now;
          const calls = [...now.shown.calls, ...page.rows];
          return { of: wanted, shown: { ...now.shown, calls, more: page.more } };
        }),
      (error: unknown) => {
        loading.current = null;
        setProblem(toldOf(error));
      },
    );
  }, [wanted, known, setKnown, setProblem]);
}

function wishOf(wanted: string) {
  const [project, filter] = JSON.parse(wanted) as [string, HistoryFilter];
  return { project, filter };
}

function stateOf(known: Known | null, problem: AnyText | null, wanted: string): HistoryState {
  if (problem !== null) return { kind: 'failed', problem };
  return known === null
    ? { kind: 'loading' }
    : { kind: 'shown', shown: known.shown, isOfNow: known.of === wanted };
}

/** Puts the newest page over the loaded calls. If they overlap, the older calls stay. */
export function joined(known: ShownHistory | null, page: HistoryPage): ShownHistory {
  const { rows, more, unread, tools } = page;
  const total = page.total ?? known?.total ?? rows.length;
  const ids = new Set(rows.map(idOf));
  const last = known?.calls.findLastIndex((call) => ids.has(idOf(call))) ?? -1;
  // Chats that are read later may add calls between them.
  const older = known && last !== -1 && known.unread === 0 ? known.calls.slice(last + 1) : [];
  return {
    calls: [...rows, ...older],
    total,
    unread,
    tools,
    more: older.length > 0 ? (known?.more ?? more) : more,
  };
}
