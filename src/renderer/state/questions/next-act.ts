// Lets delayed actions for the user stop as soon as the user does something else.

const acts = ['keydown', 'pointerdown', 'wheel', 'blur'] as const;

/**
 * Calls `act` once, at the user's next action in this window: a new key press, a pointer press, the wheel, or leaving
 * the window. The returned function cancels it.
 */
export function onNextAct(act: () => void): () => void {
  const listeners = new AbortController();
  const take = (event: Event) => {
    // The focused element may lose the focus: only a blur of the window itself counts.
    if (event.type === 'blur' && event.target !== window) return;
    if (event instanceof KeyboardEvent && event.repeat) return;
    listeners.abort();
    act();
  };
  for (const type of acts) window.addEventListener(type, take, { capture: true, signal: listeners.signal });
  return () => listeners.abort();
}
