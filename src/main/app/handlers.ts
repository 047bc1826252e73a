import type { Contract } from '@shared/contract';
import { AppError } from '@shared/errors';
import type { Handlers } from '@shared/rpc';
import { isTerminalTopic, isTopic, type Topic, topicId } from '@shared/topics';
import { listModels } from '../agent/list-models';
import { probeLocalServers } from '../agent/probe';
import { viewFile } from '../project/file-view';
import { listTree } from '../project/tree';
import type { App, Window } from './application';
import { modelListEndpoint } from './model-endpoint';
import type { OpenChat } from './open-chat';
import type { OpenProject } from './open-project';

// One answer for each call of the contract. Nothing is decided here: each asks the part that owns the matter.

export function createHandlers(app: App): Handlers<Contract, Window> {
  return {
    topics: topicHandlers(app),
    project: projectHandlers(app),
    chat: chatHandlers(app),
    queue: {
      proposal: async ({ chatId, callId }) => (await chatOf(app, chatId)).queue.proposal(callId),
      decide: async ({ chatId, callId, hash, decision }) =>
        (await chatOf(app, chatId)).queue.decide(callId, hash, decision),
    },
    rules: {
      add: (rule) => app.addRule(rule),
      remove: ({ id, chatId }) => app.removeRule(id, chatId),
    },
    settings: settingsHandlers(app),
    terminal: terminalHandlers(app),
    window: {
      read: ({ root, windowId }) => app.windows.read(root, windowId),
      keep: ({ root, windowId, ...parts }) => app.windows.keep(root, windowId, parts),
    },
    app: {
      dismissNotice: ({ id }) => app.store.emit('app', { type: 'notice-removed', id }),
      openLink: ({ url }) => app.host.openLink(url),
    },
  };
}

function topicHandlers(app: App): Handlers<Contract, Window>['topics'] {
  return {
    async subscribe({ topic }, window) {
      const known = topicOf(topic);
      if (isTerminalTopic(known)) app.terminals.follow(topicId(known), window);
      else if (known !== 'app') await chatOf(app, topicId(known));
      return app.store.follow(known, window);
    },
    unsubscribe({ topic }, window) {
      const known = topicOf(topic);
      if (isTerminalTopic(known)) app.terminals.leave(topicId(known), window);
      app.store.unfollow(known, window);
    },
  };
}

function projectHandlers(app: App): Handlers<Contract, Window>['project'] {
  return {
    open: ({ path }) => app.openProject(path),
    pickFolder: () => app.host.pickFolder(),
    recent: () => app.recent.list(),
    list: ({ path }) => listTree(projectOf(app).workspace, path),
    watch: ({ folders }, window) => projectOf(app).watch(window, folders),
    readFile: ({ path }) => viewFile(projectOf(app).workspace, path),
    look: () => app.project()?.look(),
  };
}

function chatHandlers(app: App): Handlers<Contract, Window>['chat'] {
  const agentOf = async (chatId: string) => (await chatOf(app, chatId)).agent;
  return {
    create: async () => ({ id: await projectOf(app).chats.create() }),
    look: async ({ chatId }) => void (await chatOf(app, chatId)),
    send: async ({ chatId, text }) => (await agentOf(chatId)).send(text),
    unqueue: async ({ chatId, id }) => (await agentOf(chatId)).unqueue(id),
    stop: async ({ chatId }) => (await agentOf(chatId)).stop(),
    continue: async ({ chatId }) => (await agentOf(chatId)).continue(),
    compact: async ({ chatId }) => (await agentOf(chatId)).compact(),
    setMode: async ({ chatId, mode }) => (await chatOf(app, chatId)).setMode(mode),
    setModel: async ({ chatId, model }) => (await chatOf(app, chatId)).setModel(model),
    setTodos: async ({ chatId, todos }) => (await chatOf(app, chatId)).setTodos(todos),
    rename: async ({ chatId, title }) => (await chatOf(app, chatId)).rename(title),
    remove: ({ chatId }) => projectOf(app).chats.remove(chatId),
    page: async ({ chatId, before }) => (await chatOf(app, chatId)).page(before),
    call: async ({ chatId, callId }) => (await chatOf(app, chatId)).callDetails(callId),
  };
}

function settingsHandlers(app: App): Handlers<Contract, Window>['settings'] {
  return {
    change: (patch) => app.settings.change(patch),
    saveProvider: ({ provider, key }) => app.settings.saveProvider(provider, key),
    removeProvider: ({ id }) => app.settings.removeProvider(id),
    probe: () => probeLocalServers(),
    models: async (query) => await listModels(await modelListEndpoint(app.settings, query)),
  };
}

function terminalHandlers(app: App): Handlers<Contract, Window>['terminal'] {
  const { terminals } = app;
  return {
    open: (size) => terminals.open(projectOf(app).place, size),
    write: ({ id, text }) => terminals.write(id, text),
    resize: ({ id, ...size }) => terminals.resize(id, size),
    acknowledge: ({ id, characters }, window) => terminals.acknowledge(id, window, characters),
    rename: ({ id, title }) => terminals.rename(id, title),
    close: ({ id }) => terminals.close(id),
    stop: ({ id }) => terminals.stop(id),
    keep: ({ id, goesOn }) => terminals.keep(id, goesOn),
    takeOver: ({ id }) => terminals.takeOver(id),
  };
}

function projectOf(app: App): OpenProject {
  const project = app.project();
  if (!project) throw new AppError('unavailable', 'No folder is open. Open one first.');
  return project;
}

function chatOf(app: App, chatId: string): Promise<OpenChat> {
  return projectOf(app).chats.open(chatId);
}

function topicOf(topic: string): Topic {
  if (!isTopic(topic)) throw new AppError('not-found', `There is no topic "${topic}".`);
  return topic;
}
