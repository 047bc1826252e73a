const suffix = '/review';

/** The name under which a window's verdicts and comments on a call's change are kept, beside its edit. */
export function reviewKey(callId: string): string {
  return `${callId}${suffix}`;
}

/** The call that a kept edit, or what was said of its parts, belongs to. */
export function callOfKept(key: string): string {
  return key.endsWith(suffix) ? key.slice(0, -suffix.length) : key;
}
