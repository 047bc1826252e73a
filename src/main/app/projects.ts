import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { isEventOf, isOfKind, type NumberedEvent, projectTopic } from '@shared/topics';
import type { Subscriber } from '@shared/wire/store';
import { ToolError } from '../base/tool-error';
import { checkFolder } from '../project/check-folder';
import { projectKey } from '../storage/project-key';
import { type Attempt, createStarts, type Starts } from '../storage/starts';
import type { OpenChat } from './open-chat';
import { type OpenProject, openProject } from './open-project';
import type { AppParts } from './parts/parts';
import { createProjectUse, isAtWork, type ProjectUse } from './project-use';

// The open projects, by key; any number can be open. A window that leaves a project ends no work in it; a project that
// is unused (`project-use.ts`) is closed.

export type Projects = {
  /** Opens the folder, or returns the open project. AppError `not-found`, with a text for the user, if that fails. */
  open(path: string): Promise<OpenProject>;
  /**
   * The same for a folder at the start. Null if the last four starts with it crashed: the user can then open it
   * explicitly.
   */
  openAtStart(path: string): Promise<OpenProject | null>;
  /** The open projects, in the order of opening. */
  all(): readonly OpenProject[];
  /** AppError `unavailable` if it is closed. */
  get(key: string): OpenProject;
  /** The project of the chat. AppError `not-found` if the chat is in no open project. */
  ofChat(chatId: string): OpenProject;
  /**
   * Runs an action in the chat and keeps its project open meanwhile. AppError `not-found` if the chat is in no open
   * project.
   */
  inChat<T>(chatId: string, act: (chat: OpenChat) => Promise<T>): Promise<T>;
  /** The window shows the project from now on. A closed one is opened again; AppError `not-found` if that fails. */
  follow(key: string, window: Subscriber): Promise<void>;
  /** The window shows another project. */
  leave(key: string, window: Subscriber): void;
  /** The window's connection ended. */
  drop(window: Subscriber): void;
  /** Ends running work in all projects, and stores waiting calls. */
  close(): Promise<void>;
};

/** After this many crashes in a row, the project opens only on the user's request. */
const deathsInARow = 4;

/** In ms: a page that reloads or reconnects is back by then. */
const longestReload = 10_000;

export function createProjects(parts: AppParts, reloadMs = longestReload): Projects {
  const { store } = parts;
  const starts = createStarts(parts.home);
  const slots = createSlots({ parts, starts, reloadMs });
  const droppedWindows = new WeakSet<Subscriber>();
  const unfollow = store.onEvent((event) => {
    for (const slot of slots.all()) if (mayEndWork(event, slot.key)) slots.closeUnused(slot);
  });
  const all = () => slots.all().flatMap(({ opened }) => opened?.project ?? []);
  const open = async (path: string) => {
    const check = await checkFolder(path);
    if (check.kind === 'unusable') throw new AppError('not-found', check.problem);
    return (await slots.at(check.path).opening).project;
  };
  return {
    all,
    open,
    async openAtStart(path) {
      const root = await realpath(path).catch(() => path);
      if ((await starts.deaths(root)) < deathsInARow) return await open(path);
      const project = { key: projectKey(root), root, name: basename(root) };
      store.emit('app', { type: 'project-not-opened', project });
      return null;
    },
    get(key) {
      const opened = slots.find(key)?.opened;
      if (!opened) throw new AppError('unavailable', textOf('project.not-open'));
      return opened.project;
    },
    ofChat(chatId) {
      const project = all().find(({ chats }) => chats.has(chatId));
      if (!project) throw new AppError('not-found', textOf('chat.gone'));
      return project;
    },
    async inChat(chatId, act) {
      const slot = slots.all().find(({ opened }) => opened?.project.chats.has(chatId));
      const chats = slot?.opened?.project.chats;
      if (!slot || !chats) throw new AppError('not-found', textOf('chat.gone'));
      return await slot.use.during(async () => await act(await writable(chats.open(chatId))));
    },
    async follow(key, window) {
      const slot = slots.find(key) ?? slots.at(await rootOf(key, parts));
      if (!droppedWindows.has(window)) slot.use.follow(window);
      await slot.opening;
    },
    leave(key, window) {
      const slot = slots.find(key);
      if (!slot?.use.leave(window)) return;
      slot.opened?.project.folders.watch(window, []);
      slots.closeUnused(slot);
    },
    drop(window) {
      droppedWindows.add(window);
      for (const { use, opened } of slots.all())
        if (use.lose(window)) opened?.project.folders.watch(window, []);
    },
    async close() {
      unfollow();
      await slots.close();
    },
  };
}

type Slot = {
  readonly key: string;
  readonly use: ProjectUse;
  readonly opening: Promise<Opened>;
  opened: Opened | null;
};

type Opened = { readonly project: OpenProject; readonly attempt: Attempt | null };

type SlotParts = { readonly parts: AppParts; readonly starts: Starts; readonly reloadMs: number };

/** One per project that is open or opening. */
function createSlots({ parts, starts, reloadMs }: SlotParts) {
  const slots = new Map<string, Slot>();
  const closing = new Map<string, Promise<void>>();

  const closeUnused = (slot: Slot) => {
    const { key, opened, use } = slot;
    if (!opened || use.isExpected() || slots.get(key) !== slot) return;
    if (isAtWork(parts.store.state(projectTopic(key)), parts.store.state('app').terminals)) return;
    slots.delete(key);
    const closed = closeOne(opened, 'project')
      .catch((error: unknown) => parts.log.write('error', 'closing a project', error))
      .finally(() => closing.delete(key));
    closing.set(key, closed);
  };

  return {
    all: () => [...slots.values()],
    find: (key: string) => slots.get(key),
    at(root: string): Slot {
      const key = projectKey(root);
      const known = slots.get(key);
      if (known) return known;
      const opening = Promise.resolve(closing.get(key)).then(() => openOne(root, parts, starts));
      const use = createProjectUse({ reloadMs, onUnused: () => closeUnused(slot) });
      const slot: Slot = { key, use, opening, opened: null };
      slots.set(key, slot);
      opening.then(
        (opened) => {
          slot.opened = opened;
          // The last window may have left while the project was opening.
          closeUnused(slot);
        },
        () => slots.delete(key),
      );
      return slot;
    },
    closeUnused,
    async close() {
      await Promise.all(closing.values());
      for (const { use, opening } of slots.values()) {
        use.end();
        const opened = await opening.catch(() => null);
        if (opened) await closeOne(opened, 'application');
      }
    },
  };
}

async function openOne(root: string, parts: AppParts, starts: Starts): Promise<Opened> {
  const attempt = parts.unattended ? null : await starts.begin(root);
  try {
    const project = await openProject(root, parts);
    if (!parts.unattended) await parts.recent.opened(root);
    return { project, attempt };
  } catch (error) {
    await attempt?.survived();
    throw error instanceof ToolError ? new AppError('not-found', error.told, { cause: error }) : error;
  }
}

/** A regular close counts as survived, even if it fails. */
async function closeOne({ project, attempt }: Opened, what: 'application' | 'project'): Promise<void> {
  try {
    await project.close(what);
  } finally {
    await attempt?.survived();
  }
}

/** The root of a known project. A folder whose starts crashed opens only on the user's request. */
async function rootOf(key: string, { recent, store }: AppParts): Promise<string> {
  const isAvoided = store.state('app').unopened.some((project) => project.key === key);
  const known = isAvoided ? undefined : (await recent.list()).find((project) => project.key === key);
  if (!known || known.missing) throw new AppError('not-found', textOf('project.gone'));
  return known.root;
}

/** Whether the event may end running or waiting work in the project. */
function mayEndWork(numbered: NumberedEvent, key: string): boolean {
  const { topic, event } = numbered;
  if (isOfKind(topic, 'project'))
    return isEventOf(numbered, projectTopic(key)) && ['chat-summarised', 'chat-removed'].includes(event.type);
  return event.type === 'terminal-changed' || event.type === 'terminal-removed';
}

/** Rejects actions on a read-only chat; they would be lost silently. */
async function writable(opening: Promise<OpenChat>): Promise<OpenChat> {
  const chat = await opening;
  await chat.assertWritable();
  return chat;
}
