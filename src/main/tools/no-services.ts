import type { ToolServices } from './services';

const ofNoChat = (): never => {
  throw new Error('a tool was used that belongs to no chat');
};

/** For tools of which nothing is used but what they say of themselves: every service throws. */
export const noServices: ToolServices = {
  commands: { shell: ofNoChat, run: ofNoChat, start: ofNoChat, tokenBudget: ofNoChat },
  todos: { set: ofNoChat },
  sideRequest: ofNoChat,
  correctsByModel: ofNoChat,
  isKeptOutput: ofNoChat,
};
