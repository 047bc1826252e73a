import { type CallKey, callKeyOf } from '../base/call-key';

// Keys of the user's stored work on a waiting call, for windows and the main process. The call's own key is for its
// edit, and a second key is for its review.

const suffix = '/review';

/** Verdicts and comments on a call's change, stored next to its edit. */
export function reviewKey(key: CallKey): CallKey {
  return `${key}${suffix}`;
}

/** The call of a stored edit or review; null if the key has another form. */
export function callOfKept(key: string): { readonly chatId: string; readonly callId: string } | null {
  const [chatId, call] = key.split(' ');
  if (!chatId || !call) return null;
  return { chatId, callId: call.endsWith(suffix) ? call.slice(0, -suffix.length) : call };
}

/** Both keys of the call that has this key. They are stored together, so that the last of two windows wins whole. */
export function keptKeys(key: string): readonly string[] {
  const call = callOfKept(key);
  if (call === null) return [key];
  const ofCall = callKeyOf(call.chatId, call.callId);
  return [ofCall, reviewKey(ofCall)];
}

/** The keys of each call with one of these. */
export function keysOfCalls(keys: readonly string[]): readonly (readonly string[])[] {
  return [...new Map(keys.map((key) => [keptKeys(key).join(), keptKeys(key)])).values()];
}
