import type { CallKey } from '@shared/base/call-key';
import { useState } from 'react';
import { changeDraft, draftOf } from './edits';
import { withLeft } from './review-draft';

// Text that the user typed for a waiting question and left with Esc, or before a reload. Answers leave it out. It
// returns when its field opens again, until this window answers the question.

/** `field`: the field of the question; returns `''` if its text is empty. */
export function leftWords(key: CallKey, field: string): string {
  return draftOf(key).left[field] ?? '';
}

export function leaveWords(key: CallKey, field: string, text: string): void {
  changeDraft(key, (draft) => withLeft(draft, field, text));
}

/** Returns and removes all text for the call, except the reason of its mark, which the draft contains too. */
export function takeWords(key: CallKey): string {
  const { left, mark } = draftOf(key);
  const marked = mark?.kind === 'left-out' ? mark.reason : '';
  const words = Object.values(left).map((text) => text.trim());
  forgetWords(key);
  return words.filter((text) => text !== '' && text !== marked).join('\n\n');
}

export function forgetWords(key: CallKey): void {
  changeDraft(key, (draft) => ({ ...draft, left: {} }));
}

/** The text of a field, preserved when the field unmounts. */
export function useLeftWords(key: CallKey, field: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => leftWords(key, field));
  const write = (next: string) => {
    setText(next);
    leaveWords(key, field, next);
  };
  return [text, write];
}
