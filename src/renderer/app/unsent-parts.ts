import type { WindowParts } from '@shared/schemas/window-state';

// What main could not be told of while it could not be reached: kept by the browser until it is, so that a page that is
// loaded meanwhile, by the address that a new start printed, loses nothing that was written in the one before. Whatever
// stands here is given to main before anything is asked of it, and is gone then.

export type Unsent = { readonly project: string; readonly windowId: string; readonly parts: WindowParts };

const prefix = 'pilotfish.unsent.';

/** Of a window all at once: each time in the place of what was kept for it before. */
export function keepUnsent(unsent: Unsent): void {
  try {
    localStorage.setItem(prefix + unsent.windowId, JSON.stringify(unsent));
  } catch {
    // It is full or closed to us: then the page alone has it, as long as it stays.
  }
}

/** What windows of that project left here. */
export function unsentOf(project: string): readonly Unsent[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
    .filter((unsent) => unsent.project === project);
}

export function forgetUnsent(windowId: string): void {
  localStorage.removeItem(prefix + windowId);
}

/** Written by us alone, and looked at by main's schema. */
function parsed(text: string | null): Unsent | null {
  return text === null ? null : (JSON.parse(text) as Unsent);
}
