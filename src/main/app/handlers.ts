import type { Contract, WindowStart } from '@shared/contract';
import { AppError } from '@shared/errors';
import type { AgentFolder } from '@shared/schemas/agents';
import { textOf } from '@shared/texts/text';
import { isOfKind, isTopic, kindOf, type Topic, topicId } from '@shared/topics';
import type { Handlers } from '@shared/wire/serve';
import { listModels } from '../agent/model/list-models';
import { probeLocalServers } from '../agent/model/probe';
import { viewFile } from '../project/file-view';
import { listSmallFolder, listTree } from '../project/tree';
import { typedFolder } from '../project/typed-folder';
import { ruleForTool } from '../queue/policy/rule-for-tool';
import type { App, Window } from './application';
import { saveFile } from './files/save-file';
import { mediaOf } from './kept-media';
import { memoryHandlers } from './memory-handlers';
import type { OpenChat } from './open-chat';
import { modelListEndpoint } from './parts/model-endpoint';
import { pinned } from './project-servers';
import { serverHandlers } from './server-handlers';

// One answer for each call of the contract. Nothing is decided here: each asks the part that owns the matter.

export function createHandlers(app: App): Handlers<Contract, Window> {
  return {
    topics: topicHandlers(app),
    project: projectHandlers(app),
    chat: chatHandlers(app),
    queue: {
      proposal: async ({ chatId, callId }) => (await chatOf(app, chatId)).queue.proposal(callId),
      decide: ({ chatId, callId, hash, decision }) =>
        app.projects.inChat(chatId, ({ queue }) => queue.decide(callId, hash, decision)),
      stopCall: ({ chatId, callId }) =>
        app.projects.inChat(chatId, async ({ queue }) => queue.stopCall(callId)),
    },
    tools: { look: ({ project }) => app.projects.get(project).tools.refresh() },
    agents: agentHandlers(app),
    rules: ruleHandlers(app),
    trust: {
      question: ({ project }) => app.projects.get(project).trust.question(),
      answer: ({ project, answer, hash }) => app.projects.get(project).trust.answer(answer, hash),
    },
    memory: memoryHandlers(app),
    slash: {
      prompts: ({ project }) => app.projects.get(project).prompts.list(),
    },
    servers: serverHandlers(app),
    settings: settingsHandlers(app),
    terminal: terminalHandlers(app),
    window: {
      read: (window) => windowStart(app, window),
      keep: ({ project, windowId, ...parts }) => app.windows.keep(project, windowId, parts),
      open: ({ project }) => app.host.openWindow(project),
    },
    app: {
      dismissNotice: ({ id }) => app.store.emit('app', { type: 'notice-removed', id }),
      openLink: ({ url }) => app.host.openLink(url),
    },
  };
}

/** Of a folder of more entries a window shows the tree a moment later. */
const mostListedAtOnce = 1000;

async function windowStart(
  app: App,
  { project, windowId }: { project: string; windowId: string },
): Promise<WindowStart> {
  const { workspace } = app.projects.get(project);
  const [state, root] = await Promise.all([
    app.windows.read(project, windowId),
    listSmallFolder(workspace, { path: '', most: mostListedAtOnce }),
  ]);
  return { ...state, root };
}

function topicHandlers(app: App): Handlers<Contract, Window>['topics'] {
  return {
    async subscribe({ topic }, window) {
      const known = topicOf(topic);
      await enter(app, known, window);
      return app.store.follow(known, window);
    },
    unsubscribe({ topic }, window) {
      const known = topicOf(topic);
      app.store.unfollow(known, window);
      if (isOfKind(known, 'terminal')) app.terminals.leave(topicId(known), window);
      if (isOfKind(known, 'project')) app.projects.leave(topicId(known), window);
    },
  };
}

/** What the topic is about is there, and goes on for the window. */
async function enter(app: App, topic: Topic, window: Window): Promise<void> {
  switch (kindOf(topic)) {
    case 'app':
      return;
    case 'project':
      return await app.projects.follow(topicId(topic), window);
    case 'chat':
      await chatOf(app, topicId(topic));
      return;
    case 'terminal':
      return app.terminals.follow(topicId(topic), window);
  }
}

function projectHandlers(app: App): Handlers<Contract, Window>['project'] {
  const { projects, host, recent } = app;
  return {
    open: async ({ path }) => ({ project: (await projects.open(typedFolder(path))).key }),
    pickFolder: () => host.pickFolder(),
    recent: () => recent.list(),
    list: ({ project, path }) => listTree(projects.get(project).workspace, path),
    watch: ({ project, folders }, window) => projects.get(project).watch(window, folders),
    readFile: ({ project, path }) => viewFile(projects.get(project).workspace, path),
    writeFile: ({ project, ...toSave }) => saveFile(projects.get(project), toSave, app),
    look: ({ project }) => projects.get(project).look(),
  };
}

function chatHandlers(app: App): Handlers<Contract, Window>['chat'] {
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

function agentHandlers(app: App): Handlers<Contract, Window>['agents'] {
  const projectOf = (key: string | null) => (key === null ? null : app.projects.get(key));
  const folderOf = (place: AgentFolder) => projectOf(place.kind === 'project' ? place.project : null);
  return {
    list: ({ project }) => app.agents.list(projectOf(project)),
    check: (draft) => app.agents.check(projectOf(draft.project), draft),
    save: (edit) => app.agents.save(folderOf(edit.place), edit),
    remove: ({ place, file }) => app.agents.remove(folderOf(place), file),
    conversation: async ({ chatId, callId }) => (await chatOf(app, chatId)).conversation(callId),
  };
}

function ruleHandlers({ projects, rules }: App): Handlers<Contract, Window>['rules'] {
  return {
    async add({ project, ...rule }) {
      if (rule.scope === 'chat') throw new AppError('invalid', textOf('rule.of-a-chat'));
      const opened = project === null ? null : projects.get(project);
      const held = opened ? await pinned(rule, opened.servers) : rule;
      const brought = opened?.tools.current().find(({ name }) => name === rule.tool);
      await rules.add(opened?.workspace.root ?? null, ruleForTool(held, brought));
    },
    async remove(rule) {
      switch (rule.scope) {
        case 'chat':
          return (await projects.ofChat(rule.chatId).chats.open(rule.chatId)).removeRule(rule.id);
        case 'project':
          return await projects.get(rule.project).rules.remove(rule.id);
        case 'everywhere':
          return await rules.remove(rule.id);
      }
    },
  };
}

function settingsHandlers(app: App): Handlers<Contract, Window>['settings'] {
  return {
    change: (patch) => app.settings.change(patch),
    saveProvider: ({ provider, key }) => app.settings.saveProvider(provider, key),
    setToolGroup: ({ name, group }) => app.settings.setToolGroup(name, group),
    removeProvider: ({ id }) => app.settings.removeProvider(id),
    saveSearch: (search) => app.settings.saveSearch(search),
    probe: () => probeLocalServers(),
    models: async (query) => await listModels(await modelListEndpoint(app.settings, query)),
  };
}

function terminalHandlers(app: App): Handlers<Contract, Window>['terminal'] {
  const { terminals } = app;
  return {
    open: ({ project, ...size }) => terminals.open(app.projects.get(project).projectFolder, size),
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

function chatOf(app: App, chatId: string): Promise<OpenChat> {
  return app.projects.ofChat(chatId).chats.open(chatId);
}

function topicOf(topic: string): Topic {
  if (!isTopic(topic)) throw new AppError('not-found', textOf('wire.no-such-topic', { topic }));
  return topic;
}
