import type { Tool } from '../../tools/kit/tool';

// A call that can be judged.

/** A call of the model as it came: `arguments` is the text the model wrote, whatever it is. */
export type ModelCall = {
  /** Ours, unique in the chat. */
  readonly id: string;
  readonly messageId: string;
  /** The running call that handed it in; absent: the model did. */
  readonly parentId?: string;
  /** Whose it is, of those that work for the model. */
  readonly label?: string;
  readonly name: string;
  readonly arguments: string;
  /** The model wrote it into its answer, where its server did not read it out. */
  readonly fromText?: true;
  /** Set when the call must not run, e.g. because the answer was cut inside it: the result it gets instead. */
  readonly refused?: string;
};

/** A call that can be judged: its tool, and an input of its own. */
export type Call = {
  readonly id: string;
  readonly parentId?: string;
  readonly tool: Tool;
  readonly input: unknown;
  /** As the model wrote them, or as they were read where that is not the same. */
  readonly arguments: string;
  /** What its result begins with, of a call by a name that other agents use. */
  readonly nameNote?: string;
};
