import type { CallPhase, CallState, FinishedPhase, ToolCall } from './tool-call-schema';

export type * from './tool-call-schema';

// The phases of a tool call: the table of moves between them, and helpers.

/**
 * The allowed next phases. Waiting may follow waiting, because the proposal was computed again. A queued call is
 * rejected if the user left it out in advance.
 */
export const moves: Readonly<Record<CallState, readonly CallState[]>> = {
  queued: ['waiting', 'running', 'failed', 'rejected', 'cancelled'],
  waiting: ['waiting', 'running', 'failed', 'rejected', 'cancelled'],
  running: ['running', 'done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  rejected: [],
  cancelled: [],
};

/** The call and all its nested calls, each before its own nested calls. */
export function withNested(calls: Readonly<Record<string, ToolCall>>, callId: string): readonly ToolCall[] {
  const call = calls[callId];
  if (!call) return [];
  return [call, ...(call.childIds ?? []).flatMap((childId) => withNested(calls, childId))];
}

export function isFinished(phase: CallPhase): phase is FinishedPhase {
  return moves[phase.phase].length === 0;
}

/** A picture or sound from a call's result. */
export type KeptMedia = { readonly mimeType: string; readonly base64: string };

/** A complete call, as `chat.call` returns it. */
export type CallDetails = {
  readonly input: string;
  readonly result: string | null;
  /** The user's version of the proposal, as accepted. It is present even if writing it failed. */
  readonly edited: string | null;
  /** The source of the result: the text of a page, its first 100,000 characters. */
  readonly source: string | null;
};
