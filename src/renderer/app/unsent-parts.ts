import { parseJson } from '@shared/base/json';
import { AppError } from '@shared/errors';
import type { WindowParts } from '@shared/window/window-state-schema';
import { api } from '../state/server-state';

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

/**
 * Gives main what windows of that project left here; how another than `ownId` was arranged is of that one alone. Rejects
 * where main cannot be reached.
 */
export async function sendUnsent(project: string, ownId: string): Promise<void> {
  for (const { windowId, parts } of unsentOf(project)) {
    const { layout, ...texts } = parts;
    const own = windowId === ownId && layout ? { layout } : {};
    // What main refuses it would refuse again: the window comes all the same.
    await api.window.keep({ project, windowId, ...texts, ...own }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'closed') throw error;
    });
    forgetUnsent(windowId);
  }
}

function unsentOf(project: string): readonly Unsent[] {
  return keptTexts()
    .map(parseJson)
    .filter(isUnsent)
    .filter((unsent) => unsent.project === project);
}

export function forgetUnsent(windowId: string): void {
  if (typeof localStorage !== 'undefined') localStorage.removeItem(prefix + windowId);
}

/** None where the browser keeps nothing for us. */
function keptTexts(): readonly string[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [String(text)] : [],
    );
  } catch {
    return [];
  }
}

/** Written by us alone; main's schema looks at the parts. */
function isUnsent(kept: unknown): kept is Unsent {
  return (
    typeof kept === 'object' && kept !== null && 'project' in kept && 'windowId' in kept && 'parts' in kept
  );
}
