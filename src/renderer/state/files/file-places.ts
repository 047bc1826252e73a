import type { CallKey } from '@shared/base/call-key';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { create } from 'zustand';

// The user's position in each file, by path. Editors report them, and the main process stores them with the layout, so
// that a tab returns to its position. Independent of Monaco.

export type FilePlace = WindowLayout['places'][string];

export const useFilePlaces = create<{ readonly places: WindowLayout['places'] }>()(() => ({ places: {} }));

/** The key for the position in a proposal's text. It begins with a slash; project paths never do. */
export function proposalPlace(call: CallKey): string {
  return `/proposal/${call}`;
}

export function notePlace(path: string, place: FilePlace): void {
  useFilePlaces.setState(({ places }) => ({ places: { ...places, [path]: place } }));
}

export function placeIn(path: string): FilePlace | null {
  return useFilePlaces.getState().places[path] ?? null;
}
