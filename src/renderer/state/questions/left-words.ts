import type { CallKey } from '@shared/base/call-key';
import { useState } from 'react';

// Text that the user typed for a waiting question and left with Esc. Answers leave it out. It returns when its field
// opens again, until the page closes or this window answers the question.

/** Older ones are dropped. */
const mostCalls = 100;

const left = new Map<CallKey, Map<string, string>>();

/** `field`: the field of the question; returns `''` if its text is empty. */
export function leftWords(key: CallKey, field: string): string {
  return left.get(key)?.get(field) ?? '';
}

export function leaveWords(key: CallKey, field: string, text: string): void {
  const fields = new Map(left.get(key));
  if (text === '') fields.delete(field);
  else fields.set(field, text);
  left.delete(key);
  if (fields.size > 0) left.set(key, fields);
  const [oldest] = left.keys();
  if (left.size > mostCalls && oldest !== undefined) left.delete(oldest);
}

/** Returns and removes all text for the call. */
export function takeWords(key: CallKey): string {
  const words = [...(left.get(key)?.values() ?? [])].map((text) => text.trim()).filter(Boolean);
  left.delete(key);
  return words.join('\n\n');
}

export function forgetWords(key: CallKey): void {
  left.delete(key);
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
