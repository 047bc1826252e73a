import type { CallKey } from '@shared/base/call-key';
import { useState } from 'react';

// What a person typed about a waiting question and left with Esc: no answer takes it along, and it is there again when
// its field is opened again, for as long as the page lives or until the question is answered here.

/** The newest of them. */
const mostCalls = 100;

const left = new Map<CallKey, Map<string, string>>();

/** `field`: which of the question's fields; `''`: nothing was left in it. */
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

/** All that was left about the call; nothing is left of it then. */
export function takeWords(key: CallKey): string {
  const words = [...(left.get(key)?.values() ?? [])].map((text) => text.trim()).filter(Boolean);
  left.delete(key);
  return words.join('\n\n');
}

export function forgetWords(key: CallKey): void {
  left.delete(key);
}

/** The text of a field that stays when the field goes. */
export function useLeftWords(key: CallKey, field: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => leftWords(key, field));
  const write = (next: string) => {
    setText(next);
    leaveWords(key, field, next);
  };
  return [text, write];
}
