// File texts on screen, by path, for code that moves the keyboard into one. Independent of Monaco, so that any module
// may import it.

type FocusText = () => void;

const openTexts = new Map<string, FocusText>();

/** The text that will get the keyboard, and the focused element at the time of the request. */
let awaited: { readonly path: string; readonly from: Element | null } | null = null;

/** Moves the keyboard into the file's text: now, or once it is on screen unless the focus has moved by then. */
export function typeInText(path: string): void {
  const focus = openTexts.get(path);
  awaited = focus ? null : { path, from: document.activeElement };
  focus?.();
}

/** Registers the file's text until the returned function is called. */
export function offerText(path: string, focus: FocusText): () => void {
  openTexts.set(path, focus);
  if (awaited?.path === path) {
    const goesThere = isTextAwaited(path);
    awaited = null;
    if (goesThere) focus();
  }
  return () => {
    if (openTexts.get(path) === focus) openTexts.delete(path);
  };
}

/** Whether the file's text gets the keyboard as soon as it is on screen. */
export function isTextAwaited(path: string): boolean {
  return awaited?.path === path && isSomeTextAwaited();
}

/** Whether any text gets the keyboard as soon as it is on screen. */
export function isSomeTextAwaited(): boolean {
  const { activeElement, body } = document;
  return awaited !== null && (activeElement === awaited.from || activeElement === body);
}
