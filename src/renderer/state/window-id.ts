/**
 * The same id after each reload of this page, and unique to this window, so that each window restores its own layout
 * and texts.
 */
export function windowId(): string {
  const known = sessionStorage.getItem(windowIdKey);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(windowIdKey, id);
  return id;
}

const windowIdKey = 'pilotfish.window';
