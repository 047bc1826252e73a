import type { CallPhase, CallState, FinishedPhase, ToolCall } from './tool-call-schema';

export type * from './tool-call-schema';

// A call of the model to a tool: a union of phases and the table of moves between them.

/** Which phase may follow which. Waiting may follow waiting: the proposal was computed afresh. */
export const moves: Readonly<Record<CallState, readonly CallState[]>> = {
  queued: ['waiting', 'running', 'failed', 'cancelled'],
  waiting: ['waiting', 'running', 'failed', 'rejected', 'cancelled'],
  running: ['running', 'done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  rejected: [],
  cancelled: [],
};

/** The call and all that are nested in it, each before its own. */
export function withNested(calls: Readonly<Record<string, ToolCall>>, callId: string): readonly ToolCall[] {
  const call = calls[callId];
  if (!call) return [];
  return [call, ...(call.childIds ?? []).flatMap((childId) => withNested(calls, childId))];
}

export function isFinished(phase: CallPhase): phase is FinishedPhase {
  return moves[phase.phase].length === 0;
}

/** A picture or sound that came with a call's result. */
export type KeptMedia = { readonly mimeType: string; readonly base64: string };

/** A call whole, as `chat.call` returns it. */
export type CallDetails = {
  readonly input: string;
  readonly result: string | null;
  /** The person's version of what was proposed, as they accepted it: there too when it could not be written. */
  readonly edited: string | null;
  /** What the result was made of: the text of a page, its first 100,000 characters. */
  readonly source: string | null;
};
