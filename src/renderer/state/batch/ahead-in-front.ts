import type { BatchAhead } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { useShallow } from 'zustand/react/shallow';
import { proposalTab, useUiState } from '../ui-state';
import { include, lookAt, stepFrom, useBatches } from './batch-ahead';

// The later change of a batch that the diff in front shows instead of the waiting call's change. Keys act on it.

type Ahead = BatchAhead[number];

export type AheadInFront = {
  readonly file: string;
  /**
   * Includes the change or leaves it out, and shows the next change; null if the user decides on it in its own turn.
   */
  readonly mark: Mark | null;
};

type Mark = (choice: 'include' | 'leave-out') => void;

/** Null while the diff of the waiting call, or another tab, is in front. */
export function useAheadInFront(
  chatId: string,
  callId: string,
  takesOthers: 'takes-others' | 'alone',
): AheadInFront | null {
  const isInFront = useUiState(({ activeTab }) => activeTab === proposalTab(chatId, callId, '').id);
  const ahead = useBatches(useShallow((state) => lookedAtIn(state, callKeyOf(chatId, callId))));
  if (!isInFront || ahead === null || !('subject' in ahead)) return null;
  const canMark = ahead.kind === 'edit' && !ahead.isGranted && takesOthers === 'takes-others';
  return {
    file: ahead.subject.relativePath,
    mark: canMark ? (choice) => markAndGoOn({ chatId, callId, of: ahead.callId }, choice) : null,
  };
}

function lookedAtIn({ ahead, lookedAt }: ReturnType<typeof useBatches.getState>, key: string): Ahead | null {
  return ahead[key]?.find(({ callId }) => callId === lookedAt[key]) ?? null;
}

type Place = { readonly chatId: string; readonly callId: string; readonly of: string };

function markAndGoOn({ chatId, callId, of }: Place, choice: Parameters<Mark>[0]): void {
  include(chatId, of, choice === 'include');
  const next = stepFrom(chatId, callId, 1);
  if (next !== undefined) lookAt(chatId, callId, next);
}
