import type { Proposal } from '@shared/approval';
import { messageOf } from '@shared/errors';
import { useEffect, useState } from 'react';
import { api } from '../mirror';

// Both sides of a waiting change, fetched again whenever the question's hash changes.

export type LoadedProposal =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly proposal: Proposal }
  | { readonly kind: 'failed'; readonly reason: string };

/** `hash` null: there is no change to fetch. */
export function useProposal(chatId: string, callId: string, hash: string | null): LoadedProposal {
  const [loaded, setLoaded] = useState<LoadedProposal & { readonly of?: string }>({ kind: 'loading' });
  useEffect(() => {
    if (hash === null) return;
    let current = true;
    api.queue
      .proposal({ chatId, callId })
      .then((proposal): LoadedProposal => ({ kind: 'loaded', proposal }))
      .catch((failure: unknown): LoadedProposal => ({ kind: 'failed', reason: messageOf(failure) }))
      .then((next) => current && setLoaded({ ...next, of: hash }));
    return () => {
      current = false;
    };
  }, [chatId, callId, hash]);
  return loaded.of === hash ? loaded : { kind: 'loading' };
}
