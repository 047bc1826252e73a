import { messageOf } from '@shared/errors';
import { create } from 'zustand';
import { openFolder, openFolderInNewWindow } from './open-project';
import { api } from './server-state';

// Folder dialog: the user chooses a folder in the system's dialog, or types its path where that is missing. It opens in
// this window or in its own.

export const waysToOpen = { here: openFolder, 'new-window': openFolderInNewWindow };
export type WayToOpen = keyof typeof waysToOpen;

type Choosing = {
  readonly step:
    | { readonly kind: 'none' }
    /** In the system's dialog, of which there is one at a time. */
    | { readonly kind: 'picking' }
    | { readonly kind: 'typing'; readonly way: WayToOpen };
  /** Why opening the folder from the system's dialog failed. */
  readonly failure: string | null;
};

const nothing = { step: { kind: 'none' }, failure: null } as const;

export const useChoosing = create<Choosing>()(() => nothing);

export function chooseFolder(way: WayToOpen): void {
  if (useChoosing.getState().step.kind === 'picking') return;
  if (window.pilotfish) void pickAndOpen(way);
  else useChoosing.setState({ step: { kind: 'typing', way }, failure: null });
}

export function stopChoosing(): void {
  useChoosing.setState(nothing);
}

async function pickAndOpen(way: WayToOpen): Promise<void> {
  useChoosing.setState({ step: { kind: 'picking' }, failure: null });
  try {
    const path = await api.project.pickFolder();
    if (path !== null) await waysToOpen[way](path);
    stopChoosing();
  } catch (error) {
    useChoosing.setState({ ...nothing, failure: messageOf(error) });
  }
}
