import type { CallKey } from '../base/call-key';

// Under which a window keeps what the person made of a waiting call, and main keeps it for the window: the call's own
// key for its edit, and one beside it.

const suffix = '/review';

/** Verdicts and comments on a call's change, beside its edit. */
export function reviewKey(key: CallKey): CallKey {
  return `${key}${suffix}`;
}

/** The call that a kept edit, or what was said of its parts, belongs to; null where it is none that is written here. */
export function callOfKept(key: string): { readonly chatId: string; readonly callId: string } | null {
  const [chatId, call] = key.split(' ');
  if (!chatId || !call) return null;
  return { chatId, callId: call.endsWith(suffix) ? call.slice(0, -suffix.length) : call };
}
