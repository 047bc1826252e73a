import { attachmentCalls } from './attachment-calls';
import type { Calls } from './call';
import { changeCalls } from './change-calls';
import { chatCalls, queueCalls } from './chat-calls';
import { codeCalls } from './code-calls';
import { dataFileCalls } from './data-file-calls';
import { historyCalls } from './history-calls';
import { projectCalls } from './project-calls';
import { ruleCalls, trustCalls } from './rule-calls';
import { searchCalls } from './search-calls';
import { serverCalls } from './server-calls';
import { settingsCalls } from './settings-calls';
import { terminalCalls } from './terminal-calls';
import { agentCalls, memoryCalls, skillCalls, slashCalls, toolCalls } from './tool-calls';
import { appCalls, inboxCalls, topicCalls, windowCalls } from './window-calls';

// Contract: all calls of a window. A call names its project by key. The id of a chat, call or terminal already implies
// the project.

export const contract = {
  topics: topicCalls,
  project: projectCalls,
  search: searchCalls,
  chat: chatCalls,
  changes: changeCalls,
  history: historyCalls,
  attachments: attachmentCalls,
  queue: queueCalls,
  inbox: inboxCalls,
  rules: ruleCalls,
  tools: toolCalls,
  agents: agentCalls,
  skills: skillCalls,
  trust: trustCalls,
  memory: memoryCalls,
  slash: slashCalls,
  servers: serverCalls,
  code: codeCalls,
  settings: settingsCalls,
  dataFiles: dataFileCalls,
  terminal: terminalCalls,
  window: windowCalls,
  app: appCalls,
} as const satisfies Readonly<Record<string, Calls>>;

export type Contract = typeof contract;
