import type { Question } from '@shared/approval';
import { type KeyPress, matchesKeys, onMac } from '../../ui/keys';
import type { EditState } from './edit-state';
import { listChangesKeys, nextChangeKeys, previousChangeKeys } from './review-keys';

// What a key means where a question is answered, on its card as in the review of its diff. Keys count by where they
// are pressed. Pure, but for asking where in the page that was; whether an answer counts is decided elsewhere.

/** Sends what a field is for: an answer on the card, the rejection in the field for its reason. */
export const sendKeys = 'Mod+Enter';

/**
 * Where the keyboard is: in a text that is a part of the answer, such as the right side of a diff or a command; in
 * something with keys of its own, such as a search field or the reason for a rejection; or elsewhere on the surface.
 */
export type KeyPlace = 'text' | 'own' | 'surface';

export type WalkKey = 'next-change' | 'previous-change' | 'list-changes';

export type QuestionKey =
  | 'accept'
  | 'accept-with-edits'
  | 'reject'
  /** To the composer; decides nothing. */
  | 'leave'
  /** Out of a text, to the answers. */
  | 'leave-text'
  | WalkKey;

export type KeySituation = {
  readonly place: KeyPlace;
  readonly question: Question;
  readonly edit: EditState;
  readonly mac?: boolean;
};

/** Null for every other key. Accepting takes the right-hand side as the person sees it: edited when they edited it. */
export function questionKey(press: KeyPress, situation: KeySituation): QuestionKey | null {
  const { place, question, edit, mac = onMac } = situation;
  if (place === 'own') return null;
  if (matchesKeys(press, 'Escape', mac)) return place === 'text' ? 'leave-text' : 'leave';
  if (question.subject.kind === 'file-change') {
    const walk = walkKey(press, mac);
    if (walk !== null) return walk;
  }
  if (question.stale !== null) return null;
  // In a text, Mod+Backspace deletes a word.
  if (matchesKeys(press, 'Mod+Backspace', mac)) return place === 'text' ? null : 'reject';
  if (!matchesKeys(press, sendKeys, mac) || edit.kind === 'conflict') return null;
  return edit.kind === 'edited' ? 'accept-with-edits' : 'accept';
}

export function keyPlace(target: EventTarget): KeyPlace {
  if (!(target instanceof Element)) return 'surface';
  if (target.closest('form, .find-widget, .diff-review')) return 'own';
  return target.closest('.monaco-editor, .monaco-diff-editor, textarea') ? 'text' : 'surface';
}

function walkKey(press: KeyPress, mac: boolean): WalkKey | null {
  if (matchesKeys(press, nextChangeKeys, mac)) return 'next-change';
  if (matchesKeys(press, previousChangeKeys, mac)) return 'previous-change';
  return matchesKeys(press, listChangesKeys, mac) ? 'list-changes' : null;
}
