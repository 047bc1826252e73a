import type { Tool } from '../../tools/kit/tool';

/** A call of the model as received: `arguments` is the model's text, in any form. */
export type ModelCall = {
  /** Pilotfish's id, unique in the chat. */
  readonly id: string;
  readonly messageId: string;
  /** The running call that submitted it; absent: the model did. */
  readonly parentId?: string;
  /** The sub-agent that it belongs to. */
  readonly label?: string;
  readonly name: string;
  readonly arguments: string;
  /** The model wrote it into its answer, and its server failed to extract it. */
  readonly fromText?: true;
  /** Set if the call must not run, e.g. because the answer was cut inside it: the result it gets instead. */
  readonly refused?: string;
};

/** A call that the policy can judge: its tool, and its own input object. */
export type Call = {
  readonly id: string;
  readonly parentId?: string;
  readonly tool: Tool;
  readonly input: unknown;
  /** As the model wrote them, or as read, if that differs. */
  readonly arguments: string;
  /** First line of the result, if the model used another agent's name for the tool. */
  readonly nameNote?: string;
};
