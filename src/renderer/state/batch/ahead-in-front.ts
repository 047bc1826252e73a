import type { BatchAhead } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { showMiddle } from '../layout/side-panels';
import { rejectsAll } from '../questions/edit-state';
import { markDraft } from '../questions/edits';
import type { DraftMark } from '../questions/review-draft';
import { proposalTab, useUiState } from '../ui-state';
import { useBatches } from './batch-ahead';
import { isDraftable, noAheadDraft } from './batch-drafts';
import { isInList, moveCursor, nextFile } from './cursor';
import { useAheadDrafts } from './use-drafts';

// The later change of a batch that the diff in front shows instead of the waiting call's change. Keys act on it.

type Ahead = BatchAhead[number];

export type AheadInFront = {
  readonly callId: string;
  readonly file: string;
  /** Null if the user decides on it in its own turn. */
  readonly marking: Marking | null;
};

/** The user's decision on the change before its turn, as a draft. Each shows the next change. */
export type Marking = {
  readonly mark: DraftMark | null;
  accept(): void;
  leaveOut(reason: string): void;
  /** Opens the form for the reason. */
  startLeavingOut(): void;
};

/** The change whose reason the user writes, or null. */
export const useLeavingOut = create<LeavingOut>()(() => ({ key: null, wasInList: false }));

type LeavingOut = {
  readonly key: CallKey | null;
  /** Whether the keyboard was in the list when the form opened, and goes back there. */
  readonly wasInList: boolean;
};

/** Null while the diff of the waiting call, or another tab, is in front. */
export function useAheadInFront(
  chatId: string,
  callId: string,
  takesOthers: 'takes-others' | 'alone',
): AheadInFront | null {
  const isInFront = useUiState(({ activeTab }) => activeTab === proposalTab(chatId, callId, '').id);
  const list = useBatches((state) => state.ahead[callKeyOf(chatId, callId)] ?? nothing);
  const ahead = useBatches(useShallow((state) => lookedAtIn(state, callKeyOf(chatId, callId))));
  const drafts = useAheadDrafts(chatId, list);
  if (!isInFront || ahead === null || !('subject' in ahead)) return null;
  const draft = drafts.get(ahead.callId) ?? noAheadDraft;
  const isMarkable = isDraftable(ahead) && takesOthers === 'takes-others' && draft.edit.kind !== 'conflict';
  const place = { chatId, callId, of: ahead.callId, hash: ahead.hash };
  return {
    callId: ahead.callId,
    file: ahead.subject.relativePath,
    marking: isMarkable
      ? markingOf(place, { mark: draft.mark, acceptsNothing: rejectsAll(draft.edit) })
      : null,
  };
}

const nothing: BatchAhead = [];

function lookedAtIn({ ahead, lookedAt }: ReturnType<typeof useBatches.getState>, key: string): Ahead | null {
  return ahead[key]?.find(({ callId }) => callId === lookedAt[key]) ?? null;
}

type Place = { readonly chatId: string; readonly callId: string; readonly of: string; readonly hash: string };
type Draft = { readonly mark: DraftMark | null; readonly acceptsNothing: boolean };

function markingOf({ chatId, callId, of, hash }: Place, { mark, acceptsNothing }: Draft): Marking {
  const key = callKeyOf(chatId, of);
  const markAndGoOn = (next: DraftMark) => {
    const { key: leaving, wasInList } = useLeavingOut.getState();
    const inList = leaving === key ? wasInList : isInList();
    markDraft(key, next, hash);
    useLeavingOut.setState({ key: null });
    const after = nextFile(chatId, callId, 1);
    moveCursor({ chatId, callId, of: after === undefined ? of : after, inList });
  };
  return {
    mark,
    // With every hunk rejected, the file is left out by its own key.
    accept: () => acceptsNothing || markAndGoOn({ kind: 'accepted' }),
    leaveOut: (reason) => markAndGoOn({ kind: 'left-out', reason: reason.trim() }),
    startLeavingOut() {
      const wasInList = isInList();
      showMiddle();
      useLeavingOut.setState({ key, wasInList });
    },
  };
}
