import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { questionsElsewhere } from '../inbox/questions-elsewhere';
import { agentHandlers } from './agent-handlers';
import { attachmentHandlers } from './attachment-handlers';
import { changeHandlers } from './change-handlers';
import { chatHandlers, queueHandlers } from './chat-handlers';
import { codeHandlers } from './code-handlers';
import { dataFileHandlers } from './data-file-handlers';
import { historyHandlers } from './history-handlers';
import { memoryHandlers } from './memory-handlers';
import { projectHandlers } from './project-handlers';
import { ruleHandlers } from './rule-handlers';
import { searchHandlers } from './search-handlers';
import { serverHandlers } from './server-handlers';
import { settingsHandlers } from './settings-handlers';
import { skillHandlers } from './skill-handlers';
import { terminalHandlers } from './terminal-handlers';
import { topicHandlers } from './topic-handlers';
import { windowHandlers } from './window-handlers';

// One handler for each call of the contract. Handlers only call the part that decides.

export function createHandlers(app: App): Handlers<Contract, Window> {
  const { projects, store, host, log } = app;
  return {
    topics: topicHandlers(app),
    project: projectHandlers(app),
    search: searchHandlers(app),
    chat: chatHandlers(app),
    changes: changeHandlers(app),
    history: historyHandlers(app),
    attachments: attachmentHandlers(app),
    queue: queueHandlers(app),
    inbox: { elsewhere: () => questionsElsewhere(app) },
    tools: {
      look: ({ project }) => projects.get(project).tools.refresh(),
      weigh: async ({ project, names }) =>
        (await import('../weigh-tools')).weighTools(names, projects.get(project), app),
    },
    agents: agentHandlers(app),
    skills: skillHandlers(app),
    rules: ruleHandlers(app),
    trust: {
      question: ({ project }) => projects.get(project).trust.question(),
      answer: ({ project, answer, hash }) => projects.get(project).trust.answer(answer, hash),
    },
    memory: memoryHandlers(app),
    slash: { prompts: ({ project }) => projects.get(project).prompts.list() },
    servers: serverHandlers(app),
    code: codeHandlers(app),
    settings: settingsHandlers(app),
    dataFiles: dataFileHandlers(app),
    terminal: terminalHandlers(app),
    window: windowHandlers(app),
    app: {
      workNext: ({ work, done }) => app.works.next(work, done),
      workStop: ({ work }) => app.works.stop(work),
      dismissNotice: ({ id }) => store.emit('app', { type: 'notice-removed', id }),
      noteFault: ({ text }) => log.write('error', `in a window: ${text}`),
      openLink: ({ url }) => host.openLink(url),
    },
  };
}
