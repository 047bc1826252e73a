import { useLayoutEffect, useState } from 'react';
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
  const [target, setTarget] = useState<{ readonly caret: number } | null>(null);
  // With the text that it stands in, and before the next key: what is typed then stands behind it.
  useLayoutEffect(() => {
    const field = document.getElementById(composerId);
    if (target && field instanceof HTMLTextAreaElement) field.setSelectionRange(target.caret, target.caret);
  }, [target]);
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
      setTarget({ caret: to });
    },
    leave: () => setLeft(typed?.from ?? null),
  };
}
