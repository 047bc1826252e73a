import { randomUUID } from 'node:crypto';
import type { Mode } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type ChatSummary, isChatAtWork } from '@shared/project/project-state';
import { textOf } from '@shared/texts/text';
import { chatTopic, type TopicOf, topicId } from '@shared/topics';
import { callsOfChat, chatSummary } from '../storage/chats/chats';
import { listChat } from '../storage/chats/list-chats';
import type { NewChat } from '../storage/chats/open-chat-log';
import { restoreChat, trashChat } from '../storage/chats/trash';
import type { BranchOf } from './chats/branch/branch-chat';
import type { Cut } from './chats/branch/cut-chat';
import { createIdleChats } from './idle-chats';
import { type ChatOptions, type OpenChat, openChat } from './open-chat';
import type { AppParts } from './parts/parts';

// The chats of an open project: each is loaded from its file on first use and closed when idle.

export type Chats = {
  /** The folder of their files. */
  readonly folder: string;
  /** `given`: further properties of the new chat. */
  create(mode?: Mode, given?: Omit<NewChat, 'mode'>): Promise<string>;
  /** A new chat that starts as a copy of another one. Resolves with the user's message that is left out. */
  branch(id: string, cut: Cut): Promise<{ readonly id: string } & BranchOf>;
  /** The chat, loaded from its file at the first call. AppError `not-found`. */
  open(id: string): Promise<OpenChat>;
  /**
   * Moves a chat to the trash. AppError `busy` if it runs or waits and `atWork` is not `stop`; `read-only` while
   * another process has it open; `not-found`.
   */
  remove(id: string, atWork?: 'keep' | 'stop'): Promise<void>;
  /** Restores it from the trash. AppError `not-found`. */
  restore(id: string): Promise<void>;
  has(id: string): boolean;
  /** The chat is open and therefore emits events. */
  isOpened(id: string): boolean;
  /** The open chats, e.g. to judge their calls again after a rule changed. */
  opened(): Promise<readonly OpenChat[]>;
  /** Closes all open chats. */
  close(what: 'application' | 'project'): Promise<void>;
};

type ProjectTopic = TopicOf<'project'>;
type ChatsParts = Pick<
  ChatOptions,
  | 'folder'
  | 'workspace'
  | 'parts'
  | 'rules'
  | 'trust'
  | 'memory'
  | 'toolsFromElsewhere'
  | 'prompts'
  | 'skills'
  | 'servers'
  | 'languageServers'
  | 'hooks'
> & {
  readonly topic: ProjectTopic;
};

export function createChats({ topic, ...project }: ChatsParts): Chats {
  const { parts, folder } = project;
  const opened = new Map<string, Promise<OpenChat>>();
  const idle = createIdleChats({ store: parts.store, opened, afterMs: parts.chatIdleMs });
  const isListed = (id: string) => parts.store.state(topic).chats.some((chat) => chat.id === id);
  const chats = { opened: () => loaded(opened) };

  const load = (id: string, { create, after }: { create?: NewChat; after?: Promise<void> } = {}) => {
    const onLockTouched = () => void open(id).catch(() => undefined);
    const options = { id, ...project, create, chats, onLockTouched };
    const chat = Promise.resolve(after).then(() => openChat(options));
    opened.set(id, chat);
    // Another process may have locked or released the chat since the list was made.
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

  /** The chat; opened again if it was read-only and its writer is gone. */
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
    folder,
    async create(mode = { kind: parts.settings.current().settings.defaultMode }, given = {}) {
      const id = randomUUID();
      idle.touch(id);
      await load(id, { create: { ...given, mode } });
      return id;
    },
    async branch(chatId, cut) {
      const copy = await copyOf(project, chatId, cut);
      idle.touch(copy.id);
      await load(copy.id);
      return copy;
    },
    open,
    has: (id) => isListed(id) || opened.has(id),
    isOpened: (id) => opened.has(id),
    async remove(id, atWork = 'keep') {
      assertMayGo(parts.store.state(topic).chats, id, atWork);
      await closeOne(opened, id);
      await idle.gone(id);
      await putInTrash({ topic, parts, folder }, id);
    },
    restore: (id) => takeBack({ topic, parts, folder }, id),
    ...chats,
    async close(what) {
      await idle.close();
      for (const chat of await loaded(opened)) await chat.close(what);
    },
  };
}

async function closeOne(opened: Map<string, Promise<OpenChat>>, id: string): Promise<void> {
  const chat = await opened.get(id);
  await chat?.close('chat');
  opened.delete(id);
}

async function copyOf(
  { folder, workspace, parts }: Pick<ChatsParts, 'folder' | 'workspace' | 'parts'>,
  chatId: string,
  cut: Cut,
): Promise<{ readonly id: string } & BranchOf> {
  const { branchChat } = await import('./chats/branch/branch-chat');
  const id = randomUUID();
  const copy = await branchChat({ folder, workspace, chatId, id, newId: randomUUID, now: parts.now, ...cut });
  return { id, ...copy };
}

/** AppError `not-found` or `busy`. */
function assertMayGo(chats: readonly ChatSummary[], id: string, atWork: 'keep' | 'stop'): void {
  const listed = chats.find((chat) => chat.id === id);
  if (!listed) throw new AppError('not-found', textOf('chat.gone'));
  if (atWork === 'keep' && isChatAtWork(listed)) throw new AppError('busy', textOf('chat.at-work'));
}

type InFolder = Pick<ChatsParts, 'topic' | 'parts' | 'folder'>;

async function putInTrash({ topic, parts, folder }: InFolder, id: string): Promise<void> {
  const { forgetCalls } = await import('../history/call-index');
  const calls = await callsOfChat(folder, id);
  await trashChat(folder, id, parts.now());
  await forgetCalls(folder, id);
  await parts.windows.forgetChat(topicId(topic), { id, calls });
  parts.store.forget(chatTopic(id));
  parts.store.emit(topic, { type: 'chat-removed', id });
}

async function takeBack({ topic, parts, folder }: InFolder, id: string): Promise<void> {
  await restoreChat(folder, id);
  const chat = await listChat(folder, id);
  if (!chat) throw new AppError('not-found', textOf('chat.gone'));
  parts.windows.welcomeBack(id);
  parts.store.emit(topic, { type: 'chat-summarised', chat });
}

async function loaded(chats: ReadonlyMap<string, Promise<OpenChat>>): Promise<readonly OpenChat[]> {
  const all = await Promise.allSettled(chats.values());
  return all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Updates a chat's line in the list; emits an event only if it changed. */
export function summarise({ store }: AppParts, topic: ProjectTopic, id: string): void {
  const summary = chatSummary(store.state(chatTopic(id)));
  const known = store.state(topic).chats.find((chat) => chat.id === id);
  if (!known || JSON.stringify(known) !== JSON.stringify(summary))
    store.emit(topic, { type: 'chat-summarised', chat: summary });
}
