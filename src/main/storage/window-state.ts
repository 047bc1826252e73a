import path from 'node:path';
import { callKeyOf } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ChatDraft, WindowLayout, WindowParts, WindowState } from '@shared/window/window-state-schema';
import { createSerialQueue } from '../base/serial-queue';
import { type JsonEdit, type JsonFile, openJsonFile } from './json-file';
import { joinedDraft, lengthOfDrafts, ownDraft, type TypedDraft, withDraft } from './window-drafts';

// Window state: layouts and typed text of windows, one file per project, by its key. Windows and processes merge by
// part: the last write wins for a layout, an edit or unsaved text, but each window has its own draft.

export type WindowStates = {
  /**
   * The window's own layout while this process runs, else the last saved one. Its own draft of a chat, else those of
   * all windows joined. Edits are shared.
   */
  read(key: string, windowId: string): Promise<WindowState>;
  /** Resolves when it is on disk. */
  keep(key: string, windowId: string, parts: WindowParts): Promise<void>;
  /** The chat is deleted. Also deletes its unsent text and the edits of its calls, and later ones from any window. */
  forgetChat(key: string, chat: { readonly id: string; readonly calls: readonly string[] }): Promise<void>;
  /** The chat was restored: its drafts are stored again. */
  welcomeBack(chatId: string): void;
  /** Resolves after all writes so far. */
  settled(): Promise<void>;
};

type Options = {
  readonly home: string;
  readonly now: () => number;
  /** Gets a sentence for the user about a failed read or write. */
  readonly onProblem: (problem: AnyText) => void;
  /** Limit for all texts of one project. */
  readonly mostCharacters?: number;
};

export function createWindowStates({
  home,
  now,
  onProblem,
  mostCharacters = 24 * 1024 * 1024,
}: Options): WindowStates {
  const writes = createSerialQueue();
  const own = new Map<string, WindowLayout>();
  const opened = new Map<string, Opened>();
  const projects = new Map<string, Project>();
  /** Deleted chats, and their calls. */
  const gone = new Set<string>();

  const projectOf = (key: string): Project => {
    const known = projects.get(key);
    if (known) return known;
    const location = path.join(home, 'windows', `${key}.json`);
    const project: Project = { file: openJsonFile({ path: location, onProblem, mode: 0o600 }), unsaved: [] };
    projects.set(key, project);
    return project;
  };

  const save = async ({ file, unsaved }: Project) => {
    const parse = await parser();
    const parts = unsaved.splice(0);
    if (parts.length === 0) return;
    try {
      await file.edit((value) => sectionsOf(bounded(merged(parse(value), parts), mostCharacters)));
    } catch (error) {
      unsaved.unshift(...parts);
      onProblem(textOf('window.not-kept', { why: toldOf(error) }));
      throw error;
    }
  };

  const keep = (key: string, parts: WindowParts, windowId: string | null) => {
    const project = projectOf(key);
    const at = now();
    const typed = (chat: string, text: string) =>
      windowId === null
        ? null
        : typedIn(openedBy(opened, ownKey(key, windowId)), { chat, text, at, by: windowId });
    const drafts = mapped(parts.drafts ?? {}, typed);
    project.unsaved.push({ ...parts, drafts, at });
    return writes.next(() => save(project));
  };

  return {
    read: (key, windowId) =>
      writes.next(async () => {
        const { file, unsaved } = projectOf(key);
        const onDisk = await file.read().catch((error: unknown) => {
          onProblem(toldOf(error));
          return {};
        });
        const state = merged((await parser())(onDisk), unsaved);
        return {
          ...state,
          drafts: draftsFor(openedBy(opened, ownKey(key, windowId)), state.drafts, windowId),
          layout: own.get(ownKey(key, windowId)) ?? forAnother(state.layout),
        };
      }),
    keep(key, windowId, parts) {
      if (parts.layout) remember(own, ownKey(key, windowId), parts.layout);
      const drafts = without(parts.drafts, gone);
      return keep(key, { ...parts, drafts, edits: without(parts.edits, gone) }, windowId);
    },
    forgetChat(key, { id, calls }) {
      const edited = calls.map((call) => callKeyOf(id, call));
      const kept = edited.flatMap((key) => [key, reviewKey(key)]);
      for (const key of [id, ...kept]) gone.add(key);
      const edits = Object.fromEntries(kept.map((key) => [key, null]));
      return keep(key, { drafts: { [id]: '' }, edits }, null);
    },
    welcomeBack: (chatId) => void gone.delete(chatId),
    settled: () => writes.settled(),
  };
}

/** Loaded for the first window. Before that, nothing is read or stored. */
async function parser(): Promise<(value: unknown) => WindowState> {
  const { windowStateSchema } = await import('@shared/window/window-state-schema');
  return (value) => windowStateSchema.parse(value);
}

function without<Change>(
  changes: Readonly<Record<string, Change>> | undefined,
  gone: ReadonlySet<string>,
): Record<string, Change> {
  return Object.fromEntries(Object.entries(changes ?? {}).filter(([key]) => !gone.has(key)));
}

type TimedParts = Omit<WindowParts, 'drafts'> & {
  readonly drafts: Readonly<Record<string, TypedDraft>>;
  readonly at: number;
};
/** `unsaved` waits for its turn, or for a disk that accepts it. */
type Project = { readonly file: JsonFile; readonly unsaved: TimedParts[] };

function ownKey(key: string, windowId: string): string {
  return `${windowId} ${key}`;
}

/** The layout of another window, for a new window. It starts on the work page. */
function forAnother(layout: WindowLayout | null): WindowLayout | null {
  return layout && { ...layout, page: 'work' };
}

/** Limit of remembered windows, because closed windows look the same as idle ones. */
const mostWindows = 50;

/** The initial text of a window, by chat, until the user types there; '' from then on. */
type Opened = Map<string, string>;

function openedBy(opened: Map<string, Opened>, key: string): Opened {
  const known = opened.get(key) ?? new Map<string, string>();
  remember(opened, key, known);
  return known;
}

type Typed = Omit<NonNullable<TypedDraft>, 'begunWith'> & { readonly chat: string };

function typedIn(window: Opened, { chat, ...draft }: Typed): TypedDraft {
  const begunWith = window.get(chat) ?? '';
  window.set(chat, '');
  return { ...draft, begunWith };
}

function draftsFor(
  window: Opened,
  drafts: WindowState['drafts'],
  windowId: string,
): Record<string, ChatDraft> {
  const given = Object.entries(drafts).flatMap(([chat, draft]) => {
    const own = ownDraft(draft, windowId);
    if (own !== null) return [[chat, { text: own.text, at: own.at }] as const];
    // The user typed there and removed the text again.
    if (window.get(chat) === '') return [];
    const joined = joinedDraft(draft);
    window.set(chat, joined.text);
    return [[chat, joined] as const];
  });
  return Object.fromEntries(given);
}

function mapped<Value, Result>(
  entries: Readonly<Record<string, Value>>,
  map: (key: string, value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, map(key, value)]));
}

function remember<Known>(own: Map<string, Known>, key: string, known: Known): void {
  own.delete(key);
  own.set(key, known);
  const [oldest] = own.keys();
  if (own.size > mostWindows && oldest !== undefined) own.delete(oldest);
}

function merged(state: WindowState, changes: readonly TimedParts[]): WindowState {
  return changes.reduce(
    (before, { at, layout, drafts, edits = {}, unsaved = {} }) => ({
      layout: layout ?? before.layout,
      drafts: withEntries(before.drafts, drafts, (typed, chat) => withDraft(before.drafts[chat], typed)),
      edits: withEntries(before.edits, edits, (edit) => edit && { ...edit, at }),
      unsaved: withEntries(before.unsaved, unsaved, (file) => file && { ...file, at }),
    }),
    state,
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
function bounded(state: WindowState, mostCharacters: number): WindowState {
  const sized = [
    ...Object.values(state.drafts).map((entry) => ({ entry, length: lengthOfDrafts(entry) })),
    ...[state.edits, state.unsaved]
      .flatMap((part) => Object.values<WindowState['edits'][string] | WindowState['unsaved'][string]>(part))
      .map((entry) => ({ entry, length: entry.text.length })),
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
  return { ...state, drafts: only(state.drafts), edits: only(state.edits), unsaved: only(state.unsaved) };
}

function sectionsOf({ layout, drafts, edits, unsaved }: WindowState): JsonEdit[] {
  return [
    { path: ['layout'], value: layout },
    { path: ['drafts'], value: drafts },
    { path: ['edits'], value: edits },
    { path: ['unsaved'], value: unsaved },
  ];
}
