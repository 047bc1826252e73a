import type { ErrorCode } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

// Unsaved texts of files, by path. The editor writes them; closing a tab or a key saves or drops them; the main process
// stores them. Independent of Monaco.

export type Unsaved = {
  /** Hash of the bytes that the text is based on; null for a new file. */
  readonly hash: string | null;
  readonly encoding: string;
  /** Changes with each change of the text. */
  readonly version: number;
  text(): string;
  /** Whether the file on disk still has the bytes that the text is based on. */
  readonly disk: 'same' | 'changed';
  readonly saving: boolean;
  /** Error of the last attempt to save. */
  readonly failure: { readonly code: ErrorCode; readonly told: AnyText } | null;
};

/** A text that is not in the editor. */
export type OtherText = Pick<Unsaved, 'hash' | 'encoding'> & { readonly text: string };

type UnsavedTexts = {
  readonly files: Readonly<Record<string, Unsaved>>;
  /** Second versions, by path: another window was closed with a different text. */
  readonly others: Readonly<Record<string, OtherText>>;
};

export const useUnsaved = create<UnsavedTexts>()(() => ({ files: {}, others: {} }));

export function unsavedOf(path: string): Unsaved | null {
  return useUnsaved.getState().files[path] ?? null;
}

export function setUnsaved(path: string, file: Unsaved): void {
  useUnsaved.setState(({ files }) => ({ files: { ...files, [path]: file } }));
}

/** Ignores files without unsaved text. */
export function changeUnsaved(path: string, change: Partial<Unsaved>): void {
  const file = unsavedOf(path);
  if (file) setUnsaved(path, { ...file, ...change });
}

/** The file is saved, or the user discarded the text. */
export function forgetUnsaved(path: string): void {
  if (!unsavedOf(path)) return;
  useUnsaved.setState(({ files }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([each]) => each !== path)),
  }));
}

/** Replaces the second version of the file's text; null removes it. */
export function setOtherText(path: string, other: OtherText | null): void {
  useUnsaved.setState(({ others: { [path]: _before, ...others } }) => ({
    others: other ? { ...others, [path]: other } : others,
  }));
}

/** As stored by the main process. */
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
