import type { DraftAhead, Proposal } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { callOfKept } from '@shared/hunks/kept-key';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { api, useServerState } from '../server-state';

// Both sides of the changes of a batch: of the waiting one, of those that the user looks at, and of those with a draft.

/** Null: at present the call changes nothing. */
export type AheadSides = { readonly proposal: Proposal | null } | { readonly why: AnyText };

type AheadProposals = {
  /** By the `callKeyOf` of the call. */
  readonly sides: Readonly<Record<CallKey, AheadSides>>;
};

export const useAheadProposals = create<AheadProposals>()(() => ({ sides: {} }));

type Wanted = {
  readonly chatId: string;
  /** The waiting call. */
  readonly callId: string;
  readonly of: string;
  /** The hash of the proposal that the list announces. */
  readonly hash: string;
  readonly drafts: readonly DraftAhead[];
};

/** The last request for each call. */
const asks = new Map<CallKey, string>();

/** Fetches the sides unless they are known. */
export async function fetchAheadSides({ chatId, callId, of, hash, drafts }: Wanted): Promise<void> {
  const key = callKeyOf(chatId, of);
  if (asks.get(key) === hash) return;
  asks.set(key, hash);
  const found = await api.queue.ahead({ chatId, callId, of, drafts: [...drafts] }).then(
    (proposal): AheadSides => ({ proposal }),
    (error: unknown): AheadSides => ({ why: toldOf(error) }),
  );
  if (asks.get(key) !== hash) return;
  // The next look at it asks again.
  if ('why' in found) asks.delete(key);
  noteSides(key, found);
}

/** In any version; null if none was loaded. */
export function knownProposal(key: CallKey): Proposal | null {
  const found = useAheadProposals.getState().sides[key];
  return found && 'proposal' in found ? found.proposal : null;
}

/** Stores the sides until the call is decided. */
export function noteSides(key: CallKey, found: AheadSides): void {
  useAheadProposals.setState(({ sides }) => ({ sides: { ...undecidedOnly(sides), [key]: found } }));
}

function undecidedOnly(sides: AheadProposals['sides']): AheadProposals['sides'] {
  const { chats } = useServerState.getState();
  const isDecided = (key: string) => {
    const call = callOfKept(key);
    const phase = call && chats[call.chatId]?.calls[call.callId]?.phase.phase;
    return phase !== 'queued' && phase !== 'waiting';
  };
  for (const key of asks.keys()) if (isDecided(key)) asks.delete(key);
  return Object.fromEntries(Object.entries(sides).filter(([key]) => !isDecided(key)));
}
