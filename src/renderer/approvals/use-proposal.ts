import type { Proposal, Question } from '@shared/approval/approval';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { fetchProposal } from '../state/questions/fetch-proposal';

// Both sides of a waiting change, loaded again whenever the question changes.

export type LoadedProposal =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly proposal: Proposal }
  | { readonly kind: 'failed'; readonly reason: AnyText };

/** Loads nothing for a question about anything else than a file change. */
export function useProposal(chatId: string, callId: string, question: Question): LoadedProposal {
  const isStale = question.stale !== null;
  const hash = question.subject.kind === 'file-change' ? question.hash : null;
  const [loaded, setLoaded] = useState<LoadedProposal & { readonly of?: string }>({ kind: 'loading' });
  useEffect(() => {
    if (hash === null) return;
    let current = true;
    fetchProposal(chatId, callId, { hash, isStale })
      .then((proposal): LoadedProposal => ({ kind: 'loaded', proposal }))
      .catch((failure: unknown): LoadedProposal => ({ kind: 'failed', reason: toldOf(failure) }))
      .then((next) => current && setLoaded({ ...next, of: hash }));
    return () => {
      current = false;
    };
  }, [chatId, callId, hash, isStale]);
  return loaded.of === hash ? loaded : { kind: 'loading' };
}
