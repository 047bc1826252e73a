import type { CallKey } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';

// Answers of this window that came too late: what they are told has become of the call, for as long as the page lives or
// until the person has read it. The card that was answered on is gone by then.

type LostAnswers = {
  /** By the call. */ readonly lost: Readonly<Record<string, AnyText>>;
};

const useLostAnswers = create<LostAnswers>()(() => ({ lost: {} }));

/** Notes it if that is why an answer to the call failed. */
export function noteLost(key: CallKey, failure: unknown): void {
  if (!(failure instanceof AppError) || failure.code !== 'already-decided') return;
  useLostAnswers.setState(({ lost }) => ({ lost: { ...lost, [key]: toldOf(failure) } }));
}

/** Null: none was lost. */
export function useLostAnswer(key: CallKey): AnyText | null {
  return useLostAnswers(({ lost }) => lost[key] ?? null);
}

export function forgetLost(key: CallKey): void {
  useLostAnswers.setState(({ lost }) => ({
    lost: Object.fromEntries(Object.entries(lost).filter(([id]) => id !== key)),
  }));
}
