// The texts of files that are on screen, by path, for whoever moves the keyboard into one. Knows nothing of Monaco, so
// that anyone may import it.

type FocusText = () => void;

const openTexts = new Map<string, FocusText>();

/** What is to be typed in, and where the keyboard was when that was asked for. */
let awaited: { readonly path: string; readonly from: Element | null } | null = null;

/** Moves the keyboard into the file's text: now, or when it comes on screen, if it has gone nowhere else by then. */
export function typeInText(path: string): void {
  const focus = openTexts.get(path);
  awaited = focus ? null : { path, from: document.activeElement };
  focus?.();
}

/** Makes the file's text known until the returned function is called. */
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

/** Whether the keyboard goes into the file's text as soon as that is on screen. */
export function isTextAwaited(path: string): boolean {
  return awaited?.path === path && isSomeTextAwaited();
}

/** Whether the keyboard goes into some text as soon as that is on screen. */
export function isSomeTextAwaited(): boolean {
  const { activeElement, body } = document;
  return awaited !== null && (activeElement === awaited.from || activeElement === body);
}
