import { useLayoutEffect, useState } from 'react';
import { composerId } from '../../../state/focus';
import { mentionAt, type TypedMention } from './mention-at';

// The mention that the user types in the composer. Its options are a separate module, loaded with the first mention.

export type MentionInField = {
  /** Null if there is none, or after Esc. */
  readonly typed: TypedMention | null;
  readonly caret: number;
  /** Call it after each change of the text or the caret. */
  follow(field: Pick<HTMLTextAreaElement, 'value' | 'selectionStart'>): void;
  moveTo(caret: number): void;
  leave(): void;
};

export function useTypedMention(text: string): MentionInField {
  const [at, setCaret] = useState(0);
  /** The position of the mention that the user left with Esc. */
  const [left, setLeft] = useState<number | null>(null);
  const [target, setTarget] = useState<{ readonly caret: number } | null>(null);
  // In the same frame as its text and before the next key, so that further typing comes after it.
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
