import { pressCounts } from './arming';

// The user's attention to this window, from its topmost listeners: since when it is visible and focused, and whether
// the pressed key may answer. One record for the page, so that all surfaces agree.

type Attention = { pageVisible: number | null; windowFocused: number; keyMayAnswer: boolean };

const attention: Attention = { pageVisible: null, windowFocused: 0, keyMayAnswer: true };
const listeners = new Set<() => void>();

export function currentAttention(): Readonly<Attention> {
  return attention;
}

/** Calls `listener` when the page is shown, hidden or focused. Returns a function that unsubscribes. */
export function onAttentionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts the listeners of this page; call it once, at the start. */
export function watchAttention(): void {
  notePageVisibility();
  document.addEventListener('visibilitychange', notePageVisibility);
  window.addEventListener('focus', noteWindowFocus);
  window.addEventListener('keydown', noteKeyDown, { capture: true });
  window.addEventListener('keyup', noteKeyUp, { capture: true });
  window.addEventListener('pointerdown', forgetKey, { capture: true });
}

function notePageVisibility(): void {
  attention.pageVisible = document.visibilityState === 'visible' ? performance.now() : null;
  tell();
}

function noteWindowFocus(): void {
  attention.windowFocused = performance.now();
  tell();
}

function noteKeyDown(event: KeyboardEvent): void {
  attention.keyMayAnswer = pressCounts(event);
}

// The click that Space causes comes right after this event, and still belongs to the key.
function noteKeyUp(): void {
  setTimeout(forgetKey);
}

function forgetKey(): void {
  attention.keyMayAnswer = true;
}

function tell(): void {
  for (const listener of listeners) listener();
}
