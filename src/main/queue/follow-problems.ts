import { isDeepStrictEqual } from 'node:util';
import type { Call } from './calls/call';
import type { Ahead } from './inbox';
import type { ChangedText, QueueParts, TextAround } from './parts';
import type { Prepared } from './subjects/subjects';

// The problems of a waiting proposal, and of the later ones of its batch. Windows see them when they are known; the
// question never waits for them.

export type FollowedProblems = {
  /** Call it for each question about the call. */
  look(prepared: Prepared): void;
  /** Follows the later changes, one after another. The next call takes the place of this one. */
  lookAhead(head: Prepared, later: readonly Ahead[]): void;
  stop(): void;
};

export function followProblems({ log, services }: QueueParts, { id }: Call): FollowedProblems {
  let followed: Prepared | null = null;
  let stopping = new AbortController();
  let stoppingLater = new AbortController();
  let isStopped = false;
  /** The later changes that windows see checked, by call. */
  const checked = new Map<string, ChangedText>();

  const follow = (callId: string, change: ChangedText, signal: AbortSignal) =>
    services.problems.follow(change, signal, (problems) => {
      log.show({ type: 'call-problems', callId, problems });
      if (callId !== id && problems.kind === 'checked') checked.set(callId, change);
    });
  const followLater = async (all: readonly LaterChange[], signal: AbortSignal) => {
    for (const { callId, change } of all) {
      const known = checked.get(callId);
      if (known && change && isDeepStrictEqual(known, change)) continue;
      checked.delete(callId);
      if (change !== null) await follow(callId, change, signal);
      else if (log.state().calls[callId]?.problems)
        log.show({ type: 'call-problems', callId, problems: null });
      if (signal.aborted) return;
    }
  };
  return {
    look(prepared) {
      if (followed === prepared) return;
      const isFirst = followed === null;
      followed = prepared;
      stopping.abort();
      stopping = new AbortController();
      if (!isFirst) log.show({ type: 'call-problems', callId: id, problems: null });
      const change = changeOf(prepared);
      if (change !== null) void follow(id, change, stopping.signal);
    },
    lookAhead(head, later) {
      if (isStopped) return;
      stoppingLater.abort();
      stoppingLater = new AbortController();
      void followLater(laterChanges(head, later), stoppingLater.signal);
    },
    stop() {
      isStopped = true;
      stopping.abort();
      stoppingLater.abort();
    },
  };
}

/** Null if it changes no text, or is out of date. */
function changeOf(prepared: Prepared): ChangedText | null {
  if (prepared.kind !== 'file-change' || prepared.stale) return null;
  const { subject, base, proposed } = prepared.proposal;
  if (subject.change === 'delete') return null;
  const { path, relativePath } = subject;
  return { path, relativePath, before: base.text, after: proposed };
}

type LaterChange = { readonly callId: string; readonly change: ChangedText | null };

/** The problems of later ones are not looked for. */
const mostLater = 20;

/** Each as it is once the earlier ones are accepted. */
function laterChanges(head: Prepared, later: readonly Ahead[]): readonly LaterChange[] {
  const texts = new Map<string, TextAround>();
  const addText = ({ path, relativePath, after: text }: ChangedText) =>
    texts.set(path, { path, relativePath, text });
  const first = changeOf(head);
  if (first !== null) addText(first);
  return later.slice(0, mostLater).map(({ callId, foreseen, prepared }) => {
    const own = prepared === null || foreseen.kind === 'left-out' ? null : changeOf(prepared);
    if (own === null) return { callId, change: null };
    const around = [...texts.values()].filter(({ path }) => path !== own.path);
    addText(own);
    return { callId, change: { ...own, around } };
  });
}
