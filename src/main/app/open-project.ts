import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Mode } from '@shared/approval';
import { AppError } from '@shared/errors';
import type { Project } from '@shared/project';
import { type ChatSummary, openedProject } from '@shared/project-state';
import type { Terminal } from '@shared/terminal';
import { textOf } from '@shared/texts/text';
import { chatTopic, isEventOf, isOfKind, type NumberedEvent, projectTopic, topicId } from '@shared/topics';
import type { Subscriber } from '../base/store';
import { createGitState } from '../git/git-state';
import { createWatcher } from '../project/watch/watcher';
import { createWorkspace, type Workspace } from '../project/workspace';
import { projectRulesFile } from '../queue/policy/project-rules-file';
import type { ProjectRules } from '../queue/policy/rules';
import { callsOfChat, chatSummary, removeChat } from '../storage/chats/chats';
import { listChats } from '../storage/chats/list-chats';
import { chatsFolder, projectKey } from '../storage/project-key';
import { createIdleChats } from './idle-chats';
import { type ChatOptions, type OpenChat, openChat } from './open-chat';
import type { AppParts } from './parts';

// An open project: its workspace, its chats, and the folders its windows show. Opening it starts nothing in it, but for
// git once the person has worked there (`git/git-state.ts`).

export type OpenProject = {
  readonly key: string;
  readonly workspace: Workspace;
  readonly rules: ProjectRules;
  /** What the folder is called by, wherever it is not the only one. */
  readonly projectFolder: Terminal['project'];
  readonly chats: Chats;
  /** The folders `window` shows; those of all windows together are watched. */
  watch(window: Subscriber, folders: readonly string[]): void;
  /** The person turned to a window of it. Resolves when what is known of git's state is as of now. */
  look(): Promise<void>;
  /** `what` is closed: this project alone, or all of the application. */
  close(what: 'application' | 'project'): Promise<void>;
};

export type Chats = {
  create(mode?: Mode): Promise<string>;
  /** The chat, loaded from its file at the first call. AppError `not-found`. */
  open(id: string): Promise<OpenChat>;
  remove(id: string): Promise<void>;
  has(id: string): boolean;
  /** It is open: then it tells of itself. */
  isOpened(id: string): boolean;
  /** Those that are open, e.g. to have them judge again when a rule changed. */
  opened(): Promise<readonly OpenChat[]>;
  /** Closes those that are open. */
  close(what: 'application' | 'project'): Promise<void>;
};

export async function openProject(path: string, parts: AppParts): Promise<OpenProject> {
  const workspace = await createWorkspace(path, {
    memoryFileNames: () => parts.settings.current().settings.memory.fileNames,
    dataFolder: parts.home,
  });
  const { store } = parts;
  const projectFolder = { root: workspace.root, name: basename(workspace.root) };
  const key = projectKey(workspace.root);
  const topic = projectTopic(key);
  const folder = chatsFolder(parts.home, workspace.root);
  const list = await listChats(folder);
  const rules = await parts.rules.openProject(workspace.root, projectRulesFile(workspace), () => {
    store.emit(topic, { type: 'rules-changed', rules: rules.current() });
    void rejudge(chats);
  });
  // From here on nothing fails, so that no watcher is left behind.
  const chats = createChats({ topic, folder, workspace, parts, rules });
  const watched = new Map<Subscriber, readonly string[]>();
  const watcher = createWatcher(workspace, {
    onChange: (folders) => store.emit(topic, { type: 'folders-changed', folders }),
    onProblem: (text) => parts.notice('warning', text),
    onRootGone: () => store.emit(topic, { type: 'project-changed', state: 'gone' }),
    onRootBack: () => store.emit(topic, { type: 'project-changed', state: 'open' }),
  });
  const project: Project = { key, ...projectFolder, state: 'open' };
  store.load(topic, { ...openedProject(project, list.chats), rules: rules.current() });
  tellOthers(parts, topic);
  const git = createGitState(topic, parts);
  const unfollow = parts.store.onEvent((event) => {
    if (isKept(event) && chats.isOpened(topicId(event.topic))) summarise(parts, topic, topicId(event.topic));
    if (isEventOf(event, topic)) tellOthers(parts, topic);
  });
  const reading = new AbortController();
  const tell = (chat: ChatSummary) => {
    if (chats.has(chat.id) && !chats.isOpened(chat.id)) store.emit(topic, { type: 'chat-summarised', chat });
  };
  // Without a window nobody looks at the list.
  if (!parts.unattended)
    list
      .complete(tell, reading.signal)
      .catch((error: unknown) => parts.log.write('warning', 'reading chats for the list', error));
  return {
    key,
    workspace,
    rules,
    projectFolder,
    chats,
    watch(window, folders) {
      if (folders.length > 0) watched.set(window, folders);
      else watched.delete(window);
      watcher.watch([...new Set([...watched.values()].flat())]);
    },
    async look() {
      git.look();
      await git.settled();
    },
    async close(what) {
      unfollow();
      reading.abort();
      await git.close();
      await chats.close(what);
      rules.close();
      await watcher.close();
      if (what === 'project') forget(parts, topic);
    },
  };
}

type ProjectTopic = ReturnType<typeof projectTopic>;
type ChatsParts = Pick<ChatOptions, 'folder' | 'workspace' | 'parts' | 'rules'> & {
  readonly topic: ProjectTopic;
};

function createChats({ topic, folder, workspace, parts, rules }: ChatsParts): Chats {
  const opened = new Map<string, Promise<OpenChat>>();
  const idle = createIdleChats({ store: parts.store, opened, afterMs: parts.chatIdleMs });
  const isListed = (id: string) => parts.store.state(topic).chats.some((chat) => chat.id === id);

  const load = (id: string, { create, after }: { create?: { mode: Mode }; after?: Promise<void> } = {}) => {
    const onLockTouched = () => void open(id).catch(() => undefined);
    const chat = Promise.resolve(after).then(() =>
      openChat({ id, folder, workspace, parts, rules, create, onLockTouched }),
    );
    opened.set(id, chat);
    // Listed as held elsewhere, perhaps, and now it is not, or the other way round.
    chat.then(
      () => summarise(parts, topic, id),
      () => opened.delete(id),
    );
    return chat;
  };

  const open = async (id: string): Promise<OpenChat> => {
    idle.touch(id);
    const known = opened.get(id);
    if (known) return await takeUp(id, known);
    if (!isListed(id)) throw new AppError('not-found', textOf('chat.gone'));
    return await load(id, { after: idle.gone(id) });
  };

  /** The chat, opened anew if it could only be read and its writer is gone. */
  const takeUp = async (id: string, known: Promise<OpenChat>): Promise<OpenChat> => {
    const chat = await known;
    if (!(await chat.isAbandoned())) return chat;
    if (opened.get(id) !== known) return await open(id);
    const next = await load(id, { after: chat.close('chat') });
    const { access } = parts.store.state(chatTopic(id));
    parts.store.emit(chatTopic(id), { type: 'access-changed', access });
    return next;
  };

  return {
    async create(mode = { kind: parts.settings.current().settings.defaultMode }) {
      const id = randomUUID();
      idle.touch(id);
      await load(id, { create: { mode } });
      return id;
    },
    open,
    has: (id) => isListed(id) || opened.has(id),
    isOpened: (id) => opened.has(id),
    async remove(id) {
      if (!isListed(id)) throw new AppError('not-found', textOf('chat.gone'));
      const chat = await opened.get(id);
      await chat?.close('chat');
      await idle.gone(id);
      opened.delete(id);
      const calls = await callsOfChat(folder, id);
      await removeChat(folder, id);
      await parts.notes.forget({ folder, id });
      await parts.windows.forgetChat(topicId(topic), { id, calls });
      parts.store.forget(chatTopic(id));
      parts.store.emit(topic, { type: 'chat-removed', id });
    },
    opened: () => loaded(opened),
    async close(what) {
      await idle.close();
      for (const chat of await loaded(opened)) await chat.close(what);
    },
  };
}

async function loaded(chats: ReadonlyMap<string, Promise<OpenChat>>): Promise<readonly OpenChat[]> {
  const all = await Promise.allSettled(chats.values());
  return all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Whether the event may change a chat's line in the list; the deltas of a stream do not. */
function isKept(numbered: NumberedEvent): numbered is NumberedEvent & { readonly topic: `chat:${string}` } {
  const { topic, event } = numbered;
  if (!isOfKind(topic, 'chat')) return false;
  return event.type !== 'assistant-delta' && event.type !== 'call-progress';
}

async function rejudge(chats: Chats): Promise<void> {
  for (const { queue } of await chats.opened()) await queue.rejudge();
}

/** Keeps a chat's line in the list true; says nothing while it reads the same. */
function summarise({ store }: AppParts, topic: ProjectTopic, id: string): void {
  const summary = chatSummary(store.state(chatTopic(id)));
  const known = store.state(topic).chats.find((chat) => chat.id === id);
  if (!known || JSON.stringify(known) !== JSON.stringify(summary))
    store.emit(topic, { type: 'chat-summarised', chat: summary });
}

/** Keeps the project's line in the list of the open ones true, which windows of another project see. */
function tellOthers({ store }: AppParts, topic: ProjectTopic): void {
  const { key, root, name, chats } = store.state(topic);
  const waiting = chats.reduce((sum, chat) => sum + chat.waiting, 0);
  const known = store.state('app').projects.find((project) => project.key === key);
  if (known?.waiting !== waiting)
    store.emit('app', { type: 'project-summarised', project: { key, root, name, waiting } });
}

function forget({ store }: AppParts, topic: ProjectTopic): void {
  for (const { id } of store.state(topic).chats) store.forget(chatTopic(id));
  store.forget(topic);
  store.emit('app', { type: 'project-closed', key: topicId(topic) });
}
