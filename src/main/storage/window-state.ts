import path from 'node:path';
import { callKeyOf } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { WindowLayout, WindowParts, WindowState } from '@shared/window/window-state-schema';
import { createSerialQueue } from '../base/serial-queue';
import { type JsonEdit, type JsonFile, openJsonFile } from './json-file';

// Window state: what windows show and what was typed into them, a file for each project, by its key. Windows and
// processes merge by part: of a layout, a draft, an edit or unsaved text the last word counts, and nobody writes over what another one
// typed.

export type WindowStates = {
  /** The window's own layout while this process lives, else the one kept last; drafts and edits are everybody's. */
  read(key: string, windowId: string): Promise<WindowState>;
  /** Resolves when it is on disk. */
  keep(key: string, windowId: string, parts: WindowParts): Promise<void>;
  /** The chat is gone, and what was not sent to it or made of its calls, also what a window sends late. */
  forgetChat(key: string, chat: { readonly id: string; readonly calls: readonly string[] }): Promise<void>;
  /** The chat was taken back: what is typed into it is kept again. */
  welcomeBack(chatId: string): void;
  /** After all that was to be kept so far. */
  settled(): Promise<void>;
};

type Options = {
  readonly home: string;
  readonly now: () => number;
  /** Told, in a sentence for the person, what could not be read or kept. */
  readonly onProblem: (problem: AnyText) => void;
};

/** The texts of one project, all together. */
export const mostCharacters = 24 * 1024 * 1024;

export function createWindowStates({ home, now, onProblem }: Options): WindowStates {
  const writes = createSerialQueue();
  const own = new Map<string, WindowLayout>();
  const projects = new Map<string, Project>();
  /** Removed chats, and their calls. */
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
      await file.edit((value) => sectionsOf(bounded(merged(parse(value), parts))));
    } catch (error) {
      unsaved.unshift(...parts);
      onProblem(textOf('window.not-kept', { why: toldOf(error) }));
      throw error;
    }
  };

  const keep = (key: string, parts: WindowParts) => {
    const project = projectOf(key);
    project.unsaved.push({ ...parts, at: now() });
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
        return { ...state, layout: own.get(ownKey(key, windowId)) ?? forAnother(state.layout) };
      }),
    keep(key, windowId, parts) {
      if (parts.layout) remember(own, ownKey(key, windowId), parts.layout);
      return keep(key, {
        ...parts,
        drafts: without(parts.drafts, gone),
        edits: without(parts.edits, gone),
      });
    },
    forgetChat(key, { id, calls }) {
      const edited = calls.map((call) => callKeyOf(id, call));
      const kept = edited.flatMap((key) => [key, reviewKey(key)]);
      for (const key of [id, ...kept]) gone.add(key);
      const edits = Object.fromEntries(kept.map((key) => [key, null]));
      return keep(key, { drafts: { [id]: '' }, edits });
    },
    welcomeBack: (chatId) => void gone.delete(chatId),
    settled: () => writes.settled(),
  };
}

/** Loaded with the first window: without one nothing is read or kept. */
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

type TimedParts = WindowParts & { readonly at: number };
/** `unsaved` waits for its turn on the disk, or for a disk that takes it. */
type Project = { readonly file: JsonFile; readonly unsaved: TimedParts[] };

function ownKey(key: string, windowId: string): string {
  return `${windowId} ${key}`;
}

/** What a window begins with that was left by another: whoever opens one has come to work. */
function forAnother(layout: WindowLayout | null): WindowLayout | null {
  return layout && { ...layout, page: 'work' };
}

/** Windows that are gone cannot be told from those that are quiet: so many are remembered. */
const mostWindows = 50;

function remember(own: Map<string, WindowLayout>, key: string, layout: WindowLayout): void {
  own.delete(key);
  own.set(key, layout);
  const [oldest] = own.keys();
  if (own.size > mostWindows && oldest !== undefined) own.delete(oldest);
}

function merged(state: WindowState, changes: readonly TimedParts[]): WindowState {
  return changes.reduce(
    (before, { at, layout, drafts = {}, edits = {}, unsaved = {} }) => ({
      layout: layout ?? before.layout,
      drafts: withEntries(before.drafts, drafts, (text) => (text === '' ? null : { text, at })),
      edits: withEntries(before.edits, edits, (edit) => edit && { ...edit, at }),
      unsaved: withEntries(before.unsaved, unsaved, (file) => file && { ...file, at }),
    }),
    state,
  );
}

/** What `stored` makes of each change stands in for the entry of its key; null takes it out. */
function withEntries<Change, Entry>(
  entries: Readonly<Record<string, Entry>>,
  changes: Readonly<Record<string, Change>>,
  stored: (change: Change) => Entry | null,
): Record<string, Entry> {
  const all = new Map(Object.entries(entries));
  for (const [key, change] of Object.entries(changes)) {
    const entry = stored(change);
    if (entry === null) all.delete(key);
    else all.set(key, entry);
  }
  return Object.fromEntries(all);
}

type Timed = { readonly at: number; readonly text: string };

/** Without the oldest texts that would make it too large. */
function bounded(state: WindowState): WindowState {
  const all = [state.drafts, state.edits, state.unsaved].flatMap((part) => Object.values<Timed>(part));
  let room = mostCharacters;
  const staying = new Set<unknown>();
  for (const entry of all.toSorted((a, b) => b.at - a.at)) {
    room -= entry.text.length;
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
