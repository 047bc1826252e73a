import type { Question } from '@shared/approval';
import { type KeyPress, matchesKeys, onMac } from '../ui/keys';
import type { EditState } from './edit-state';

// What a key means on a question that has the keyboard. Pure. Whether it counts is decided elsewhere.

export type KeyAnswer = 'accept' | 'accept-with-edits' | 'reject' | 'leave';

/** Null for every other key. Accepting takes the right-hand side as the person sees it: edited when they edited it. */
export function answerOfKey(
  press: KeyPress,
  situation: { readonly question: Question; readonly edit: EditState; readonly mac?: boolean },
): KeyAnswer | null {
  const { question, edit, mac = onMac } = situation;
  if (matchesKeys(press, 'Escape', mac)) return 'leave';
  if (question.stale !== null) return null;
  if (matchesKeys(press, 'Mod+Backspace', mac)) return 'reject';
  if (!matchesKeys(press, 'Mod+Enter', mac) || edit.kind === 'conflict') return null;
  return edit.kind === 'edited' ? 'accept-with-edits' : 'accept';
}
