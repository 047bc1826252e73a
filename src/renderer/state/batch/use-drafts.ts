import type { BatchAhead, DraftAhead, Proposal, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { useEffect, useMemo, useState } from 'react';
import { useEdits } from '../questions/edits';
import { type ProposedSides, useKnownSides } from '../questions/known-sides';
import { reviewIn } from '../questions/reviewed-change';
import { useServerState } from '../server-state';
import { fetchAheadSides } from './ahead-sides';
import {
  type AheadDrafts,
  aheadDrafts,
  changesIn,
  draftCount,
  draftsBehind,
  type LineCount,
} from './batch-drafts';

// The user's drafts for the later changes of a batch, with the proposals that they need.

export function useAheadDrafts(chatId: string, ahead: BatchAhead): AheadDrafts {
  const edits = useEdits((state) => state.edits);
  const sides = useKnownSides((state) => state.sides);
  return useMemo(() => {
    return aheadDrafts(chatId, ahead, { edits, proposal: proposalIn(chatId, sides) });
  }, [chatId, ahead, edits, sides]);
}

/** The lines of each change of the batch that the user drafted, by the id of its call. */
export function useDraftCounts(
  chatId: string,
  callId: string,
  ahead: BatchAhead,
): ReadonlyMap<string, LineCount> {
  const question = useWaitingQuestion(chatId, callId);
  const edits = useEdits((state) => state.edits);
  const sides = useKnownSides((state) => state.sides);
  return useMemo(() => {
    const known = { edits, proposal: proposalIn(chatId, sides) };
    const counts = changesIn(callId, question, ahead).flatMap((one) => {
      const count = one && draftCount(chatId, one, known);
      return count ? [[one.callId, count] as const] : [];
    });
    return new Map(counts);
  }, [chatId, callId, question, ahead, edits, sides]);
}

function useWaitingQuestion(chatId: string, callId: string): Question | null {
  return useServerState(({ chats }) => {
    const phase = chats[chatId]?.calls[callId]?.phase;
    return phase?.phase === 'waiting' ? phase.question : null;
  });
}

/** Milliseconds without typing after which the later changes are computed again. */
const pauseMs = 300;

/** The drafts that later calls build on: at once those that are known already, later ones after a pause in typing. */
export function useDraftsBehind(chatId: string, callId: string, ahead: BatchAhead): readonly DraftAhead[] {
  const question = useWaitingQuestion(chatId, callId);
  const edits = useEdits((state) => state.edits);
  const sides = useKnownSides((state) => state.sides);
  const now = useMemo(
    () =>
      draftsBehind(chatId, changesIn(callId, question, ahead), {
        edits,
        proposal: proposalIn(chatId, sides),
      }),
    [chatId, callId, question, ahead, edits, sides],
  );
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const settle = () => setSettled((before) => (isSame(before, now) ? before : now));
    const timer = setTimeout(settle, pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  return settled;
}

type Needed = {
  readonly ahead: BatchAhead;
  /** The later call that the user looks at. */
  readonly lookedAt: string | null;
  readonly drafts: readonly DraftAhead[];
};

/** Loads the change that the user looks at, the next one, and those with a draft. */
export function useWantedSides(chatId: string, callId: string, { ahead, lookedAt, drafts }: Needed): void {
  const edits = useEdits((state) => state.edits);
  useEffect(() => {
    const changes = ahead.filter((one) => 'hash' in one);
    const next = changes[changes.findIndex((one) => one.callId === lookedAt) + 1]?.callId;
    for (const { callId: of, hash } of changes) {
      const isWanted =
        of === lookedAt || of === next || reviewIn(edits, callKeyOf(chatId, of), null) !== null;
      if (isWanted) void fetchAheadSides({ chatId, callId, of, hash, drafts });
    }
  }, [chatId, callId, ahead, lookedAt, drafts, edits]);
}

function proposalIn(chatId: string, sides: Readonly<Record<string, ProposedSides>>) {
  return (callId: string): Proposal | null => {
    const found = sides[callKeyOf(chatId, callId)];
    return found && 'proposal' in found ? found.proposal : null;
  };
}

function isSame(before: readonly DraftAhead[], now: readonly DraftAhead[]): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
