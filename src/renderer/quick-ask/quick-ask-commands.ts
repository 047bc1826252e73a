import { always, type Command } from '../state/commands/command';

// Commands of the Quick Ask window.

export type Question = {
  /** It has been asked: there is a chat. */
  readonly isAsked: boolean;
  readonly hasAnswer: boolean;
  readonly works: boolean;
  startNew(): void;
  copy(): void;
  continueInMain(): void;
  stop(): void;
  hide(): void;
};

export const quickAskCommands: readonly Command<Question>[] = [
  { id: 'quickAsk.new', when: ({ isAsked }) => isAsked, run: ({ startNew }) => startNew() },
  { id: 'quickAsk.copy', when: ({ hasAnswer }) => hasAnswer, run: ({ copy }) => copy() },
  { id: 'quickAsk.continue', when: ({ isAsked }) => isAsked, run: ({ continueInMain }) => continueInMain() },
  { id: 'quickAsk.stop', when: ({ works }) => works, run: ({ stop }) => stop() },
  { id: 'quickAsk.hide', when: always, run: ({ hide }) => hide() },
];
