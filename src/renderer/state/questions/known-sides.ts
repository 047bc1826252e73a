import type { Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { callOfKept } from '@shared/hunks/kept-key';
import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';
import { useServerState } from '../server-state';
import { carryEdit } from './carry-edit';

// Both sides of the changes of a batch: of the waiting one, of those that the user looks at, and of those with a draft.

/** Null: at present the call changes nothing. */
export type ProposedSides = { readonly proposal: Proposal | null } | { readonly why: AnyText };

type KnownSides = {
  /** By the `callKeyOf` of the call. */
  readonly sides: Readonly<Record<CallKey, ProposedSides>>;
};

export const useKnownSides = create<KnownSides>()(() => ({ sides: {} }));

/** In any version; null if none was loaded. */
export function knownProposal(key: CallKey): Proposal | null {
  const found = useKnownSides.getState().sides[key];
  return found && 'proposal' in found ? found.proposal : null;
}

/** Stores the sides until the call is decided. */
export function noteSides(key: CallKey, found: ProposedSides): void {
  const before = knownProposal(key);
  if (before && 'proposal' in found && found.proposal) carryEdit(key, before, found.proposal);
  useKnownSides.setState(({ sides }) => ({ sides: { ...undecidedOnly(sides), [key]: found } }));
}

function undecidedOnly(sides: KnownSides['sides']): KnownSides['sides'] {
  const { chats } = useServerState.getState();
  const isDecided = (key: string) => {
    const call = callOfKept(key);
    const phase = call && chats[call.chatId]?.calls[call.callId]?.phase.phase;
    return phase !== 'queued' && phase !== 'waiting';
  };
  return Object.fromEntries(Object.entries(sides).filter(([key]) => !isDecided(key)));
}
