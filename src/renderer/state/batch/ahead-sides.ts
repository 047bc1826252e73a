import type { DraftAhead } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { toldOf } from '@shared/texts/told-error';
import { noteSides, type ProposedSides, useKnownSides } from '../questions/known-sides';
import { api } from '../server-state';

// Loads both sides of later changes of a batch.

type Wanted = {
  readonly chatId: string;
  /** The waiting call. */
  readonly callId: string;
  readonly of: string;
  /** The hash of the proposal that the list announces. */
  readonly hash: string;
  readonly drafts: readonly DraftAhead[];
};

/** The hash of the last request for each call. */
const asked = new Map<CallKey, string>();
const onTheWay = new Set<CallKey>();

/** Fetches the sides unless they are known. */
export async function fetchAheadSides({ chatId, callId, of, hash, drafts }: Wanted): Promise<void> {
  const key = callKeyOf(chatId, of);
  const isKnown = useKnownSides.getState().sides[key] !== undefined || onTheWay.has(key);
  if (isKnown && asked.get(key) === hash) return;
  asked.set(key, hash);
  onTheWay.add(key);
  const found = await api.queue.ahead({ chatId, callId, of, drafts: [...drafts] }).then(
    (proposal): ProposedSides => ({ proposal }),
    (error: unknown): ProposedSides => ({ why: toldOf(error) }),
  );
  if (asked.get(key) !== hash) return;
  onTheWay.delete(key);
  // The next look at it asks again.
  if ('why' in found) asked.delete(key);
  noteSides(key, found);
}
