import type { CallKey } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';

// The outcome of questions of this window that were answered elsewhere, until the page closes or the user has read it.
// The card of such a question is already gone.

export type Elsewhere = {
  /** The outcome of the call. */
  readonly told: AnyText;
  /** `late`: an answer of this window came too late. `moved`: the user's text is now in the message field. */
  readonly words: 'late' | 'moved' | 'none';
};

type LostAnswers = {
  /** By the call. */ readonly lost: Readonly<Record<string, Elsewhere>>;
};

const useLostAnswers = create<LostAnswers>()(() => ({ lost: {} }));

/** Records the outcome if it is the reason for the failure of an answer. */
export function noteLost(key: CallKey, failure: unknown): void {
  if (!(failure instanceof AppError) || failure.code !== 'already-decided') return;
  note(key, { told: toldOf(failure), words: 'late' });
}

/** Keeps an existing record of a late answer, which says more. */
export function noteElsewhere(key: CallKey, elsewhere: Elsewhere): void {
  if (useLostAnswers.getState().lost[key] === undefined) note(key, elsewhere);
}

function note(key: CallKey, elsewhere: Elsewhere): void {
  useLostAnswers.setState(({ lost }) => ({ lost: { ...lost, [key]: elsewhere } }));
}

/** Null unless an answer was lost. */
export function useLostAnswer(key: CallKey): Elsewhere | null {
  return useLostAnswers(({ lost }) => lost[key] ?? null);
}

export function forgetLost(key: CallKey): void {
  useLostAnswers.setState(({ lost }) => ({
    lost: Object.fromEntries(Object.entries(lost).filter(([id]) => id !== key)),
  }));
}
