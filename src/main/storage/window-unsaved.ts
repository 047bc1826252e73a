import type { FileUnsaved, StoredUnsaved } from '@shared/window/window-state-schema';
import { isSecond, type Owner, secondOf } from './window-owner';

// Unsaved texts of one file: each window has a separate one, and a second version if another window was closed with
// a different text.

type OwnUnsaved = Omit<FileUnsaved, 'beside'>;
type File = Omit<StoredUnsaved, 'at'>;

/** Null: the window has none. `second` is undefined if it stays as it was. */
export type TypedUnsaved = {
  readonly text: File | null;
  readonly second: File | null | undefined;
  readonly at: number;
  readonly owner: Owner;
};

/** The file's texts after a window changed its own. */
export function withUnsaved(before: FileUnsaved | undefined, typed: TypedUnsaved): FileUnsaved | null {
  const { text, second, at, owner } = typed;
  const all = textsIn(before);
  const shown = shownText(all, owner);
  const other = secondText(all, owner);
  const isOver = (one: OwnUnsaved) => one === shown || (one === other && second !== undefined);
  const isSame = (one: OwnUnsaved) => owner.owns(one.by) && one !== other && one.text === shown?.text;
  const [newest, ...beside] = newestFirst([
    ...(text ? [{ ...text, at: timeOf(text, all, at), by: owner.id }] : []),
    ...(second ? [{ ...second, at: timeOf(second, all, at), by: secondOf(owner.id) }] : []),
    ...all.filter((one) => !isOver(one) && !isSame(one)),
  ]);
  if (newest === undefined) return null;
  return beside.length === 0 ? newest : { ...newest, beside };
}

/** The texts for a window; null if it has none. */
export function unsavedFor(
  file: FileUnsaved,
  owner: Owner,
): { readonly text: StoredUnsaved | null; readonly second: StoredUnsaved | null } {
  const all = textsIn(file);
  return { text: stored(shownText(all, owner)), second: stored(secondText(all, owner)) };
}

/** The windows that wrote texts of the file. */
export function writersOfUnsaved(file: FileUnsaved): readonly string[] {
  return textsIn(file).map(({ by = '' }) => by);
}

/** In characters. */
export function lengthOfUnsaved(file: FileUnsaved): number {
  return textsIn(file).reduce((sum, { text }) => sum + text.length, 0);
}

/** The window's own text, or the newest one that it inherited. */
function shownText(all: readonly OwnUnsaved[], owner: Owner): OwnUnsaved | undefined {
  const own = all.find(({ by }) => by === owner.id);
  if (own || all.some(({ by }) => by === secondOf(owner.id))) return own;
  const inherited = all.filter(({ by }) => owner.owns(by));
  return inherited.find(({ by }) => !isSecond(by)) ?? inherited[0];
}

/** When the user typed it: a window stores its text again after a reload. */
function timeOf({ text }: File, all: readonly OwnUnsaved[], now: number): number {
  return all.find((one) => one.text === text)?.at ?? now;
}

function secondText(all: readonly OwnUnsaved[], owner: Owner): OwnUnsaved | undefined {
  const shown = shownText(all, owner);
  const isOther = (one: OwnUnsaved) => owner.owns(one.by) && one !== shown && one.text !== shown?.text;
  return all.find(({ by }) => by === secondOf(owner.id)) ?? all.find(isOther);
}

function stored(one: OwnUnsaved | undefined): StoredUnsaved | null {
  if (one === undefined) return null;
  const { by: _writer, ...text } = one;
  return text;
}

/** The newest first. */
function textsIn(file: FileUnsaved | undefined): readonly OwnUnsaved[] {
  if (file === undefined) return [];
  const { beside = [], ...newest } = file;
  return newestFirst([newest, ...beside]);
}

function newestFirst(texts: readonly OwnUnsaved[]): readonly OwnUnsaved[] {
  return texts.toSorted((a, b) => b.at - a.at);
}
