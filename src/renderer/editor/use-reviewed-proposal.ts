import type { Proposal, Question } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useReducer } from 'react';
import { fetchProposal } from '../state/questions/fetch-proposal';
import { useServerState } from '../state/server-state';

export type ReviewedProposal =
  | { readonly kind: 'loading' }
  /** `afresh`: it replaced a shown proposal, because the file changed on disk. */
  | { readonly kind: 'shown'; readonly proposal: Proposal; readonly afresh: boolean }
  | { readonly kind: 'failed'; readonly message: AnyText; retry(): void };

type Change = { readonly proposal: Proposal } | { readonly error: unknown } | 'retry';

/** Both sides of the change of `callId`, which waits. Fetched again when its question changes. */
export function useReviewedProposal(chatId: string, callId: string, question: Question): ReviewedProposal {
  const { hash } = question;
  const isStale = question.stale !== null;
  const [state, change] = useReducer(reduce, { proposal: null, afresh: false, failure: null, tries: 0 });
  const connected = useServerState(({ connection }) => connection === 'open');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try means: fetch again
  useEffect(() => {
    if (!connected) return;
    let current = true;
    fetchProposal(chatId, callId, { hash, isStale }).then(
      (proposal) => current && change({ proposal }),
      (error: unknown) => current && change({ error }),
    );
    return () => {
      current = false;
    };
  }, [chatId, callId, hash, isStale, connected, state.tries]);

  if (state.failure !== null) return { kind: 'failed', message: state.failure, retry: () => change('retry') };
  if (!state.proposal) return { kind: 'loading' };
  return { kind: 'shown', proposal: state.proposal, afresh: state.afresh };
}

type Fetched = {
  readonly proposal: Proposal | null;
  readonly afresh: boolean;
  readonly failure: AnyText | null;
  readonly tries: number;
};

function reduce(state: Fetched, change: Change): Fetched {
  if (change === 'retry') return { ...state, failure: null, tries: state.tries + 1 };
  if ('error' in change) return isClosed(change.error) ? state : { ...state, failure: toldOf(change.error) };
  // An unchanged proposal stays the same object, so that the editor keeps its state.
  const before = state.proposal;
  if (before?.hash !== change.proposal.hash)
    return { ...state, proposal: change.proposal, afresh: before !== null, failure: null };
  const { original, onDisk } = change.proposal;
  const isSame = before.original === original && before.onDisk === onDisk;
  return { ...state, proposal: isSame ? before : change.proposal, failure: null };
}

/** The next connection fetches it again. */
function isClosed(error: unknown): boolean {
  return error instanceof AppError && error.code === 'closed';
}
