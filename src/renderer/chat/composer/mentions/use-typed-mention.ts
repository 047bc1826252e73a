import { useState } from 'react';
import { composerId } from '../../../state/focus';
import { mentionAt, type TypedMention } from './mention-at';

// The mention that is being typed in the composer; what it can be is another matter, and loaded with the first.

export type MentionInField = {
  /** Null: none is, or it was left with Esc. */
  readonly typed: TypedMention | null;
  readonly caret: number;
  /** The text or the caret is another. */
  follow(field: Pick<HTMLTextAreaElement, 'value' | 'selectionStart'>): void;
  moveTo(caret: number): void;
  leave(): void;
};

export function useTypedMention(text: string): MentionInField {
  const [at, setCaret] = useState(0);
  /** The mention that was left, by where it stands. */
  const [left, setLeft] = useState<number | null>(null);
  const caret = Math.min(at, text.length);
  const typed = mentionAt(text, caret);
  return {
    typed: typed?.from === left ? null : typed,
    caret,
    follow({ value, selectionStart }) {
      setCaret(selectionStart);
      if (mentionAt(value, selectionStart)?.from !== left) setLeft(null);
    },
    moveTo(to) {
      setCaret(to);
      moveCaret(to);
    },
    leave: () => setLeft(typed?.from ?? null),
  };
}

/** Once the text that it stands in is drawn. */
function moveCaret(caret: number): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(composerId);
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret);
  });
}
