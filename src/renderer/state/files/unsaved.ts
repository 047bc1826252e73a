import type { ErrorCode } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

// Unsaved files: what the person made of each file and did not save yet, by path. Written by the editor, saved and let
// go of by whoever closes a tab or presses a key, kept by main. Knows nothing of Monaco.

export type Unsaved = {
  /** Of the bytes that the text was made from; null: there was no such file. */
  readonly hash: string | null;
  readonly encoding: string;
  /** Another number for another text. */
  readonly version: number;
  text(): string;
  /** Whether the file on disk is still what the text was made from. */
  readonly disk: 'same' | 'changed';
  readonly saving: boolean;
  /** Why the last attempt to save it failed. */
  readonly failure: { readonly code: ErrorCode; readonly told: AnyText } | null;
};

export const useUnsaved = create<{ readonly files: Readonly<Record<string, Unsaved>> }>()(() => ({
  files: {},
}));

export function unsavedOf(path: string): Unsaved | null {
  return useUnsaved.getState().files[path] ?? null;
}

export function setUnsaved(path: string, file: Unsaved): void {
  useUnsaved.setState(({ files }) => ({ files: { ...files, [path]: file } }));
}

/** Nothing where there is no unsaved text of it. */
export function changeUnsaved(path: string, change: Partial<Unsaved>): void {
  const file = unsavedOf(path);
  if (file) setUnsaved(path, { ...file, ...change });
}

/** It is saved, or the person wants none of it. */
export function forgetUnsaved(path: string): void {
  if (!unsavedOf(path)) return;
  useUnsaved.setState(({ files }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([each]) => each !== path)),
  }));
}

/** As main kept it. */
export function restoredUnsaved(
  kept: Readonly<Record<string, { text: string; hash: string | null; encoding: string }>>,
): Record<string, Unsaved> {
  return Object.fromEntries(
    Object.entries(kept).map(([path, { text, hash, encoding }]) => [
      path,
      { hash, encoding, version: 0, text: () => text, disk: 'same', saving: false, failure: null },
    ]),
  );
}
