import { answerOfKey, type KeyAnswer } from '../approvals/answer-keys';
import { type KeyPress, matchesKeys } from '../ui/keys';

// What a key means while a proposal is reviewed in its tab. Pure, but for asking where in the page the key was pressed.

export const nextChangeKeys = 'F7';
export const previousChangeKeys = 'Shift+F7';
export const listChangesKeys = 'Mod+F7';

/**
 * Where the keyboard is: in the text of either side; in something of its own such as a search field or the reason
 * for a rejection, where keys answer nothing; or elsewhere in the tab, mostly on the bar.
 */
export type ReviewPlace = 'text' | 'own' | 'bar';

export type ReviewKey = 'next-change' | 'previous-change' | 'list-changes' | 'leave-text' | KeyAnswer;

type Situation = Parameters<typeof answerOfKey>[1] & { readonly place: ReviewPlace };

export function reviewKey(press: KeyPress, { place, ...situation }: Situation): ReviewKey | null {
  if (place === 'own') return null;
  if (matchesKeys(press, nextChangeKeys, situation.mac)) return 'next-change';
  if (matchesKeys(press, previousChangeKeys, situation.mac)) return 'previous-change';
  if (matchesKeys(press, listChangesKeys, situation.mac)) return 'list-changes';
  const answer = answerOfKey(press, situation);
  if (place === 'bar') return answer;
  // In a text, Mod+Backspace deletes a word.
  if (answer === 'reject') return null;
  return answer === 'leave' ? 'leave-text' : answer;
}

export function placeOf(target: EventTarget): ReviewPlace {
  if (!(target instanceof Element)) return 'bar';
  if (target.closest('form, .find-widget, .diff-review')) return 'own';
  return target.closest('.monaco-editor, .monaco-diff-editor') ? 'text' : 'bar';
}
