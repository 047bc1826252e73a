import type { ToolServices } from './services';

// Null object for a chat's services, for code that only lists tools.

/** Every service throws. */
export const noServices: ToolServices = {
  commands: { shell: ofNoChat, sandbox: ofNoChat, run: ofNoChat, start: ofNoChat, tokenBudget: ofNoChat },
  todos: { set: ofNoChat },
  subAgents: { list: async () => [], run: ofNoChat },
  toolFinder: { namedOnly: () => [], isThere: ofNoChat, bring: ofNoChat },
  skills: { list: () => [], problemOf: ofNoChat },
  sideRequest: ofNoChat,
  web: { fetch: ofNoChat, canSearch: ofNoChat, searchAddress: ofNoChat, search: ofNoChat },
  memory: { places: ofNoChat, trust: { isTrusted: ofNoChat, allows: ofNoChat, trustFile: ofNoChat } },
  languageServers: { served: ofNoChat, problems: ofNoChat, reported: ofNoChat, find: ofNoChat },
  isAttended: false,
  correctsByModel: ofNoChat,
  isKeptOutput: ofNoChat,
};

function ofNoChat(): never {
  throw new Error('a tool was used that belongs to no chat');
}
