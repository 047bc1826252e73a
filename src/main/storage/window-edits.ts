import { keysOfCalls } from '@shared/hunks/kept-key';
import type { EditVersions, StoredEdit, WindowParts, WindowState } from '@shared/window/window-state-schema';
import { type Owner, secondOf } from './window-owner';

// Edits of waiting calls: all windows share one version, and the last one that the user typed wins. A version of another
// window that it did not continue is stored for that window.

type Edits = WindowState['edits'];
type Replaced = WindowState['replaced'];
export type StoredVersions = Pick<WindowState, 'edits' | 'replaced'>;

export type TypedEdits = {
  readonly edits: NonNullable<WindowParts['edits']>;
  /** The window's second versions of these edits. */
  readonly others: NonNullable<WindowParts['edits']>;
  readonly seen: NonNullable<WindowParts['seen']>;
  readonly at: number;
  readonly owner: Owner;
};

/** The versions after the user typed in a window. */
export function withEdits({ edits, replaced }: StoredVersions, typed: TypedEdits): StoredVersions {
  const calls = keysOfCalls(Object.keys(typed.edits));
  return calls.reduce((now, keys) => withCall(now, keys, typed), { edits, replaced });
}

/** Removes every version of these edits. */
export function withoutEdits({ edits, replaced }: StoredVersions, keys: readonly string[]): StoredVersions {
  return {
    edits: without(edits, keys),
    replaced: mapped(replaced, (versions) => without(versions, keys)),
  };
}

/** The versions for a window. Its own version that another window replaced comes first. */
export function editsFor({ edits, replaced }: StoredVersions, owner: Owner): EditVersions {
  const owned = Object.entries(replaced).flatMap(([id, versions]) => (owner.owns(id) ? [versions] : []));
  const versions = keysOfCalls([edits, ...owned].flatMap(Object.keys)).map((keys) =>
    versionsOf(keys, { edits, replaced }, owner),
  );
  return {
    edits: Object.assign({}, ...versions.map(({ shown }) => mapped(shown, stored))),
    others: Object.assign({}, ...versions.map(({ other }) => mapped(other, stored))),
  };
}

/** The windows that wrote versions. */
export function writersOfEdits({ edits, replaced }: StoredVersions): readonly string[] {
  return [...Object.values(edits).map(({ by = '' }) => by), ...Object.keys(replaced)];
}

function withCall(
  { edits, replaced }: StoredVersions,
  keys: readonly string[],
  typed: TypedEdits,
): StoredVersions {
  const { owner, seen } = typed;
  const current = only(edits, keys);
  const next = { ...current, ...only(typed.edits, keys) };
  const isSame = keys.every((key) => areSame(current[key], next[key]));
  const isContinued = owner.owns(writerOf(current)) || keys.some((key) => seen[key] === timeOf(current));
  const isLost = !isSame && !isContinued && !isEmpty(current);
  const hasSecond = keys.some((key) => typed.others[key] !== undefined);
  const cleared = [owner.id, ...(hasSecond ? [secondId(replaced, keys, owner)] : [])];
  const added = [
    ...(hasSecond ? [[secondOf(owner.id), timed(only(typed.others, keys), typed)] as const] : []),
    ...(isLost ? [[writerOf(current), current] as const] : []),
  ];
  return {
    edits: isSame ? edits : { ...without(edits, keys), ...timed(next, typed) },
    replaced: withVersions(replaced, keys, [...cleared.map((id) => [id, {}] as const), ...added]),
  };
}

/** Replaces the versions of these edits by window. */
function withVersions(
  replaced: Replaced,
  keys: readonly string[],
  changes: readonly (readonly [id: string, versions: Edits])[],
): Replaced {
  const all = new Map(Object.entries(replaced));
  for (const [id, versions] of changes) {
    const after = { ...without(all.get(id) ?? {}, keys), ...versions };
    if (isEmpty(after)) all.delete(id);
    else all.set(id, after);
  }
  return Object.fromEntries(all);
}

type Versions = { readonly shown: Edits; readonly other: Edits };

function versionsOf(keys: readonly string[], { edits, replaced }: StoredVersions, owner: Owner): Versions {
  const current = only(edits, keys);
  const own = only(replaced[owner.id] ?? {}, keys);
  const id = secondId(replaced, keys, owner);
  const second = only(replaced[id] ?? {}, keys);
  if (!isEmpty(own)) return { shown: own, other: isEmpty(current) ? second : current };
  // The call was decided on in another window.
  if (isEmpty(current) && id !== secondOf(owner.id)) return { shown: second, other: {} };
  const isSame = keys.every((key) => areSame(current[key], second[key]));
  return { shown: current, other: isSame ? {} : second };
}

/** The window's second version of these edits, or the newest one that it inherited. */
function secondId(replaced: Replaced, keys: readonly string[], owner: Owner): string {
  const own = secondOf(owner.id);
  const found = Object.keys(replaced)
    .filter((id) => id !== owner.id && owner.owns(id) && !isEmpty(only(replaced[id] ?? {}, keys)))
    .toSorted((a, b) => timeOf(only(replaced[b] ?? {}, keys)) - timeOf(only(replaced[a] ?? {}, keys)));
  return found.includes(own) ? own : (found[0] ?? own);
}

function only<Value>(
  entries: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => keys.includes(key)));
}

function without(edits: Edits, keys: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key)));
}

function timed(edits: TypedEdits['edits'], { at, owner }: TypedEdits): Edits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([key, edit]) => (edit ? [[key, { ...edit, at, by: owner.id }]] : [])),
  );
}

export function mapped<Value, Result>(
  entries: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, map(value)]));
}

function stored({ text, hash, at }: StoredEdit): StoredEdit {
  return { text, hash, at };
}

type Typed = Pick<StoredEdit, 'text' | 'hash'> | null | undefined;

function areSame(one: Typed, other: Typed): boolean {
  return one?.text === other?.text && one?.hash === other?.hash;
}

/** '' if it is unknown. */
function writerOf(edits: Edits): string {
  return Object.values(edits)[0]?.by ?? '';
}

function timeOf(edits: Edits): number {
  return Math.max(0, ...Object.values(edits).map(({ at }) => at));
}

function isEmpty(entries: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(entries).length === 0;
}
