import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { chatOf } from './chat-of';
import { mediaOf } from './kept-media';

// What a window asks of a chat, and of the calls that wait in it.

export function chatHandlers(app: App): Handlers<Contract, Window>['chat'] {
  const { inChat } = app.projects;
  return {
    create: async ({ project }) => ({ id: await app.projects.get(project).chats.create() }),
    look: async ({ chatId }) => void (await chatOf(app, chatId)),
    send: ({ chatId, text }) => inChat(chatId, ({ agent }) => agent.send(text)),
    unqueue: ({ chatId, id }) => inChat(chatId, ({ agent }) => agent.unqueue(id)),
    stop: ({ chatId }) => inChat(chatId, ({ agent }) => agent.stop()),
    continue: ({ chatId }) => inChat(chatId, ({ agent }) => agent.continue()),
    compact: ({ chatId }) => inChat(chatId, ({ agent }) => agent.compact()),
    setMode: ({ chatId, mode }) => inChat(chatId, (chat) => chat.setMode(mode)),
    setModel: ({ chatId, model }) => inChat(chatId, (chat) => chat.setModel(model)),
    setToolsOn: ({ chatId, on }) => inChat(chatId, (chat) => chat.setToolsOn(on)),
    setTodos: ({ chatId, todos }) => inChat(chatId, (chat) => chat.setTodos(todos)),
    rename: ({ chatId, title }) => inChat(chatId, (chat) => chat.rename(title)),
    remove: ({ chatId }) => app.projects.ofChat(chatId).chats.remove(chatId),
    page: async ({ chatId, before }) => (await chatOf(app, chatId)).page(before),
    call: async ({ chatId, callId }) => (await chatOf(app, chatId)).callDetails(callId),
    media: (which) => mediaOf(app, which),
  };
}

export function queueHandlers(app: App): Handlers<Contract, Window>['queue'] {
  return {
    proposal: async ({ chatId, callId }) => (await chatOf(app, chatId)).queue.proposal(callId),
    decide: ({ chatId, callId, hash, decision }) =>
      app.projects.inChat(chatId, ({ queue }) => queue.decide(callId, hash, decision)),
    stopCall: ({ chatId, callId }) =>
      app.projects.inChat(chatId, async ({ queue }) => queue.stopCall(callId)),
  };
}
