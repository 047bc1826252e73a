import type { CallKey } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';

// Questions of this window that were answered elsewhere: what became of the call, for as long as the page lives or until
// the user has read it. The card that asked is gone by then.

export type Elsewhere = {
  /** What became of the call. */
  readonly told: AnyText;
  /** `late`: an answer of this window came too late. `moved`: what was written went to the message field. */
  readonly words: 'late' | 'moved' | 'none';
};

type LostAnswers = {
  /** By the call. */ readonly lost: Readonly<Record<string, Elsewhere>>;
};

const useLostAnswers = create<LostAnswers>()(() => ({ lost: {} }));

/** Notes it if that is why an answer to the call failed. */
export function noteLost(key: CallKey, failure: unknown): void {
  if (!(failure instanceof AppError) || failure.code !== 'already-decided') return;
  note(key, { told: toldOf(failure), words: 'late' });
}

/** An answer of this window that came too late says more. */
export function noteElsewhere(key: CallKey, elsewhere: Elsewhere): void {
  if (useLostAnswers.getState().lost[key] === undefined) note(key, elsewhere);
}

function note(key: CallKey, elsewhere: Elsewhere): void {
  useLostAnswers.setState(({ lost }) => ({ lost: { ...lost, [key]: elsewhere } }));
}

/** Null: none was lost. */
export function useLostAnswer(key: CallKey): Elsewhere | null {
  return useLostAnswers(({ lost }) => lost[key] ?? null);
}

export function forgetLost(key: CallKey): void {
  useLostAnswers.setState(({ lost }) => ({
    lost: Object.fromEntries(Object.entries(lost).filter(([id]) => id !== key)),
  }));
}
