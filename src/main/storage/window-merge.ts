import type { WindowParts, WindowState, WindowView } from '@shared/window/window-state-schema';
import type { JsonEdit } from './json-file';
import { lengthOfDrafts, type TypedDraft, withDraft } from './window-drafts';
import { editsFor, mapped, withEdits, withoutEdits, writersOfEdits } from './window-edits';
import type { Owner } from './window-owner';
import { lengthOfUnsaved, unsavedFor, withUnsaved, writersOfUnsaved } from './window-unsaved';

// Merges the changes of windows into the stored state of a project, and takes one window's texts from it. Pure.

export type TimedParts = Omit<WindowParts, 'drafts'> & {
  readonly drafts: Readonly<Record<string, TypedDraft>>;
  readonly at: number;
  /** The window; null: no window, because the chat is gone. */
  readonly owner: Owner | null;
};

/** The windows that wrote the texts. */
export function writersIn(state: WindowState): readonly string[] {
  return [...writersOfEdits(state), ...Object.values(state.unsaved).flatMap(writersOfUnsaved)];
}

export function textsFor(state: WindowState, owner: Owner): Pick<WindowView, 'edits' | 'unsaved' | 'others'> {
  const { edits, others } = editsFor(state, owner);
  const files = Object.entries(mapped(state.unsaved, (file) => unsavedFor(file, owner)));
  const unsaved = files.flatMap(([path, { text }]) => (text ? [[path, text] as const] : []));
  const second = files.flatMap(([path, { second }]) => (second ? [[path, second] as const] : []));
  return {
    edits,
    unsaved: Object.fromEntries(unsaved),
    others: { edits: others, unsaved: Object.fromEntries(second) },
  };
}

/** The state after these changes, in order. */
export function merged(state: WindowState, changes: readonly TimedParts[]): WindowState {
  return changes.reduce(
    (before, parts) => ({
      layout: parts.layout ?? before.layout,
      drafts: withEntries(before.drafts, parts.drafts, (typed, chat) =>
        withDraft(before.drafts[chat], typed),
      ),
      ...mergedEdits(before, parts),
      unsaved: mergedUnsaved(before.unsaved, parts),
    }),
    state,
  );
}

function mergedEdits(
  before: WindowState,
  { owner, at, edits = {}, others, seen = {} }: TimedParts,
): Pick<WindowState, 'edits' | 'replaced'> {
  return owner
    ? withEdits(before, { owner, at, edits, others: others?.edits ?? {}, seen })
    : withoutEdits(before, Object.keys(edits));
}

function mergedUnsaved(
  before: WindowState['unsaved'],
  { owner, at, unsaved = {}, others }: TimedParts,
): WindowState['unsaved'] {
  if (owner === null) return before;
  const second = others?.unsaved ?? {};
  return withEntries(before, unsaved, (text, path) =>
    withUnsaved(before[path], { text, second: second[path], at, owner }),
  );
}

/** Replaces the entry of each key with the result of `stored`. Null removes it. */
function withEntries<Change, Entry>(
  entries: Readonly<Record<string, Entry>>,
  changes: Readonly<Record<string, Change>>,
  stored: (change: Change, key: string) => Entry | null,
): Record<string, Entry> {
  const all = new Map(Object.entries(entries));
  for (const [key, change] of Object.entries(changes)) {
    const entry = stored(change, key);
    if (entry === null) all.delete(key);
    else all.set(key, entry);
  }
  return Object.fromEntries(all);
}

/** Drops the oldest texts beyond the limit. */
export function bounded(state: WindowState, mostCharacters: number): WindowState {
  const replaced = Object.values(state.replaced).flatMap((edits) => Object.values(edits));
  const sized = [
    ...Object.values(state.drafts).map((entry) => ({ entry, length: lengthOfDrafts(entry) })),
    ...Object.values(state.unsaved).map((entry) => ({ entry, length: lengthOfUnsaved(entry) })),
    ...[...Object.values(state.edits), ...replaced].map((entry) => ({ entry, length: entry.text.length })),
  ];
  let room = mostCharacters;
  const staying = new Set<unknown>();
  for (const { entry, length } of sized.toSorted((a, b) => b.entry.at - a.entry.at)) {
    room -= length;
    if (room < 0) break;
    staying.add(entry);
  }
  const only = <Entry>(entries: Readonly<Record<string, Entry>>) =>
    Object.fromEntries(Object.entries(entries).filter(([, entry]) => staying.has(entry)));
  return {
    ...state,
    drafts: only(state.drafts),
    edits: only(state.edits),
    replaced: mapped(state.replaced, (edits) => only(edits)),
    unsaved: only(state.unsaved),
  };
}

export function sectionsOf({ layout, drafts, edits, replaced, unsaved }: WindowState): JsonEdit[] {
  return [
    { path: ['layout'], value: layout },
    { path: ['drafts'], value: drafts },
    { path: ['edits'], value: edits },
    { path: ['replaced'], value: replaced },
    { path: ['unsaved'], value: unsaved },
  ];
}
