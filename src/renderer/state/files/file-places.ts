import type { CallKey } from '@shared/base/call-key';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { create } from 'zustand';

// Places in files: where the person was in each, by path, told by editors and kept with the layout, so that a tab comes
// back as it was left. Knows nothing of Monaco.

export type FilePlace = WindowLayout['places'][string];

export const useFilePlaces = create<{ readonly places: WindowLayout['places'] }>()(() => ({ places: {} }));

/** The name of a place in a proposal's text: it begins with a slash, which no path of a project does. */
export function proposalPlace(call: CallKey): string {
  return `/proposal/${call}`;
}

export function notePlace(path: string, place: FilePlace): void {
  useFilePlaces.setState(({ places }) => ({ places: { ...places, [path]: place } }));
}

export function placeIn(path: string): FilePlace | null {
  return useFilePlaces.getState().places[path] ?? null;
}
