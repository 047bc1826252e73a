// What is done for the person some time after they asked for it, as long as they do nothing else meanwhile.

const acts = ['keydown', 'pointerdown', 'wheel', 'blur'] as const;

/**
 * Calls `act` once, with the next thing the person does in this window: a key that is not merely held, a press, the
 * wheel, or leaving the window. The returned function ends the waiting.
 */
export function onNextAct(act: () => void): () => void {
  const listeners = new AbortController();
  const take = (event: Event) => {
    // What has the keyboard may lose it: only the window itself is meant.
    if (event.type === 'blur' && event.target !== window) return;
    if (event instanceof KeyboardEvent && event.repeat) return;
    listeners.abort();
    act();
  };
  for (const type of acts) window.addEventListener(type, take, { capture: true, signal: listeners.signal });
  return () => listeners.abort();
}
