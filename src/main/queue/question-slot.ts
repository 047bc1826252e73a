import type { Decision, Question } from '@shared/approval';
import type { ToolProposal } from '../tools/tool';

// One question as it is open: the first answer counts, whoever gives it.

/** How a decision comes back to the person who made it: resolved when it is on disk. */
export type Receipt = { resolve(): void; reject(error: unknown): void };

export type Answer =
  | { readonly kind: 'decided'; readonly decision: Decision; readonly receipt: Receipt }
  /** The turn was stopped, or a message sent instead. */
  | { readonly kind: 'given-up' }
  /** Mode, rules or the file may have changed. */
  | { readonly kind: 'look-again' };

export type OpenQuestion = {
  readonly callId: string;
  readonly question: Question;
  /** Null for a call that changes no file, and for a change that can no longer be computed. */
  readonly proposal: ToolProposal | null;
};

export type QuestionSlot = {
  readonly open: OpenQuestion;
  /** `checking`: it is looked at again, and will be open once more or over. */
  state(): 'open' | 'checking' | 'decided';
  readonly answered: Promise<Answer>;
  /** False when another answer was first. */
  answer(answer: Answer): boolean;
  /** Resolves when the question was asked afresh, or the call waits no more. */
  readonly over: Promise<void>;
  end(): void;
};

/** Aborting `signal` answers that it is given up. */
export function openSlot(open: OpenQuestion, signal: AbortSignal): QuestionSlot {
  const answered = Promise.withResolvers<Answer>();
  const over = Promise.withResolvers<void>();
  let given: Answer | null = null;

  const answer = (first: Answer) => {
    if (given) return false;
    given = first;
    answered.resolve(first);
    return true;
  };
  const giveUp = () => void answer({ kind: 'given-up' });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });

  return {
    open,
    state: () => (given === null ? 'open' : given.kind === 'look-again' ? 'checking' : 'decided'),
    answered: answered.promise,
    answer,
    over: over.promise,
    end() {
      signal.removeEventListener('abort', giveUp);
      over.resolve();
    },
  };
}
