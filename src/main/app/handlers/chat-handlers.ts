import { join } from 'node:path';
import type { ExportedChat, ExportFormat, FoundChats } from '@shared/chat/found-chats';
import type { Contract } from '@shared/contract/contract';
import { isInList } from '@shared/project/project-state';
import { isFinished, type KeptMedia } from '@shared/tool-call/tool-call';
import { chatTopic, projectTopic } from '@shared/topics';
import type { Handlers } from '@shared/wire/serve';
import { readMedia } from '../../storage/chats/kept-media';
import { trashedChats } from '../../storage/chats/trash';
import { chatsFolder } from '../../storage/project-key';
import type { App, Window } from '../application';
import type { FoundInChat } from '../chats/find-in-chat';
import { enlist, quickAsk } from '../chats/quick-ask';
import type { QuestionPackages } from '../packages/packages-of-question';
import { chatOf } from './chat-of';

// Handlers for a chat and its waiting calls.

export function chatHandlers(app: App): Handlers<Contract, Window>['chat'] {
  const { inChat } = app.projects;
  return {
    create: async ({ project, shelf }) => {
      const { chats } = app.projects.get(project);
      return { id: await (shelf ? chats.create(quickAsk.mode, quickAsk) : chats.create()) };
    },
    enlist: ({ chatId }) => inChat(chatId, (chat) => enlist(chat, app)),
    branch: ({ chatId, ...cut }) => app.projects.ofChat(chatId).chats.branch(chatId, cut),
    look: async ({ chatId }) => void (await chatOf(app, chatId)),
    send: ({ chatId, text, attachments }) =>
      inChat(chatId, ({ agent }) => agent.send(text, undefined, attachments)),
    pinMessage: ({ chatId, itemId, isPinned }) => inChat(chatId, (chat) => chat.pinMessage(itemId, isPinned)),
    unqueue: ({ chatId, id }) => inChat(chatId, ({ agent }) => agent.unqueue(id)),
    editQueued: ({ chatId, id, text }) => inChat(chatId, ({ agent }) => agent.editQueued(id, text)),
    moveQueued: ({ chatId, id, to }) => inChat(chatId, ({ agent }) => agent.moveQueued(id, to)),
    sendQueuedNow: ({ chatId, id }) => inChat(chatId, ({ agent }) => agent.sendQueuedNow(id)),
    runAgain: ({ chatId, callId, how }) => inChat(chatId, (chat) => chat.runAgain(callId, how)),
    stop: ({ chatId }) => inChat(chatId, ({ agent }) => agent.stop()),
    continue: ({ chatId, raise }) => inChat(chatId, ({ agent }) => agent.continue(raise)),
    compact: ({ chatId }) => inChat(chatId, ({ agent }) => agent.compact()),
    setMode: ({ chatId, mode }) => inChat(chatId, (chat) => chat.setMode(mode)),
    setModel: ({ chatId, model }) => inChat(chatId, (chat) => chat.setModel(model)),
    setToolsOn: ({ chatId, on }) => inChat(chatId, (chat) => chat.setToolsOn(on)),
    setTodos: ({ chatId, todos }) => inChat(chatId, (chat) => chat.setTodos(todos)),
    rename: ({ chatId, title }) => inChat(chatId, (chat) => chat.rename(title)),
    shelve: ({ chatId, shelf }) => inChat(chatId, (chat) => chat.shelve(shelf)),
    remove: ({ chatId, atWork }) => app.projects.ofChat(chatId).chats.remove(chatId, atWork),
    deleted: ({ project }) => trashedChats(app.projects.get(project).chats.folder),
    restore: ({ project, chatId }) => app.projects.get(project).chats.restore(chatId),
    search: ({ project, text }) => searchOf(app, project, text),
    find: ({ chatId, text }) => findOf(app, chatId, text),
    export: ({ chatId, format }) => exportOf(app, chatId, format),
    page: async ({ chatId, before, from }) => (await chatOf(app, chatId)).page(before, from),
    call: async ({ chatId, callId }) => (await chatOf(app, chatId)).callDetails(callId),
    media: (which) => mediaOf(app, which),
  };
}

async function searchOf(app: App, project: string, text: string): Promise<FoundChats> {
  const { chats } = app.projects.get(project);
  const { searchChats } = await import('../chats/search-chats');
  const listed = app.store
    .state(projectTopic(project))
    .chats.filter(isInList)
    .map(({ id }) => id);
  return await searchChats({ folder: chats.folder, ids: listed, text });
}

async function findOf(app: App, chatId: string, text: string): Promise<FoundInChat> {
  await chatOf(app, chatId);
  const { findInChat } = await import('../chats/find-in-chat');
  return findInChat(app.store.state(chatTopic(chatId)), text);
}

async function exportOf(app: App, chatId: string, format: ExportFormat): Promise<ExportedChat> {
  const { chats, workspace } = app.projects.ofChat(chatId);
  const { exportChat } = await import('../chats/export-chat');
  return await exportChat({ folder: chats.folder, root: workspace.root, id: chatId, format });
}

export function queueHandlers(app: App): Handlers<Contract, Window>['queue'] {
  let asking: Promise<QuestionPackages> | undefined;
  const packages = () => {
    asking ??= import('../packages/packages-of-question').then((part) => part.createQuestionPackages(app));
    return asking;
  };
  return {
    proposal: async ({ chatId, callId }) => (await chatOf(app, chatId)).queue.proposal(callId),
    batch: async ({ chatId, callId, drafts }) => (await chatOf(app, chatId)).queue.batch(callId, drafts),
    ahead: async ({ chatId, callId, of, drafts }) =>
      (await chatOf(app, chatId)).queue.ahead(callId, of, drafts),
    decide: ({ chatId, callId, hash, decision }) =>
      app.projects.inChat(chatId, ({ queue }) => queue.decide(callId, hash, decision)),
    packages: async ({ chatId, callId }) => (await packages())(chatId, callId),
    stopCall: ({ chatId, callId }) =>
      app.projects.inChat(chatId, async ({ queue }) => queue.stopCall(callId)),
  };
}

type Which = { readonly chatId: string; readonly callId: string; readonly index: number };

/** An image or sound of a call for the window; null: it was removed. */
async function mediaOf(app: App, { chatId, callId, index }: Which): Promise<KeptMedia | null> {
  const project = app.projects.ofChat(chatId);
  await project.chats.open(chatId);
  const phase = app.store.state(chatTopic(chatId)).calls[callId]?.phase;
  const media =
    phase && isFinished(phase) && phase.display.kind === 'remote-result'
      ? phase.display.media[index]
      : undefined;
  if (!media) return null;
  const outputs = join(chatsFolder(app.home, project.workspace.root), 'outputs');
  const base64 = await readMedia(outputs, media.path);
  return base64 === null ? null : { mimeType: media.mimeType, base64 };
}
