import { parseJson } from '@shared/base/json';
import { AppError } from '@shared/errors';
import type { WindowParts } from '@shared/window/window-state-schema';
import { api } from '../state/server-state';

// Changes that the main process could not receive. The browser stores them for a page that is loaded in the meantime,
// at the address of a new start: the text of the previous page survives. They are sent before any other request, and
// then removed.

export type Unsent = { readonly project: string; readonly windowId: string; readonly parts: WindowParts };

const prefix = 'pilotfish.unsent.';

/** All parts of a window at once: replaces the earlier ones. */
export function keepUnsent(unsent: Unsent): void {
  try {
    localStorage.setItem(prefix + unsent.windowId, JSON.stringify(unsent));
  } catch {
    // The storage is full or blocked: then only the page has the changes, while it is open.
  }
}

/**
 * Sends the stored changes of the project's windows to the main process. Only the window `ownId` sends its layout, too.
 * Rejects if the main process cannot be reached.
 */
export async function sendUnsent(project: string, ownId: string): Promise<void> {
  for (const { windowId, parts } of unsentOf(project)) {
    const { layout, ...texts } = parts;
    const own = windowId === ownId && layout ? { layout } : {};
    // The main process would refuse it again: the window opens anyway.
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

/** Empty if the browser refuses to store anything. */
function keptTexts(): readonly string[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [String(text)] : [],
    );
  } catch {
    return [];
  }
}

/** Only Pilotfish writes these entries; the main process's schema checks the parts. */
function isUnsent(kept: unknown): kept is Unsent {
  return (
    typeof kept === 'object' && kept !== null && 'project' in kept && 'windowId' in kept && 'parts' in kept
  );
}
