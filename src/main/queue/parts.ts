import type { ChangedFile } from '@shared/chat/chat';
import type { CallEffects } from '@shared/tool-call/tool-call';
import type { FileTurns } from '../base/files/file-turns';
import type { Workspace } from '../project/workspace';
import type { ChatEntry, ChatLog } from '../storage/chats/chat-log';
import type { NestedBatch, Tool, ToolContext } from '../tools/kit/tool';
import type { BatchSignal } from './batch-signal';
import type { Call, ModelCall } from './calls/call';
import type { Ending } from './calls/ending';
import type { Inboxes } from './inbox';
import type { LaneSetUp } from './lane-set-up';
import type { Rules } from './policy/rules';

// What the steps of a call share.

export type QueueOptions = {
  readonly log: ChatLog;
  readonly tools: () => readonly Tool[];
  readonly workspace: Workspace;
  /** Those of the project and everywhere; the mode and the chat's own rules are in its state. */
  readonly rules: Pick<Rules, 'current' | 'add' | 'catchUp'>;
  /** What a tool is given for a call beside what the queue itself knows. */
  readonly services: CallServices;
  /** Nobody is there to answer: what must be asked is refused. */
  readonly unattended: boolean;
  readonly now: () => number;
  /** Told of what is a defect, e.g. a tool that threw what it may not. */
  readonly onProblem: (text: string) => void;
};

export type CallServices = Pick<
  ToolContext,
  'accepts' | 'keepOutput' | 'keepContent' | 'keepCopy' | 'lookAgain'
> & {
  /** Looks at what a call changes that runs other programs; never rejects. */
  watchChanges(callId: string, signal: AbortSignal): Promise<WatchedCall>;
  /** Told of what a tool of ours made of a file, at once. */
  wrote(change: ChangedFile): void;
};

/** What is seen of a call that runs, each part once. */
export type WatchedCall = {
  /** When its call ends. `goesOn`: what it started is over then; what that changes until then is journaled as its own. */
  end(goesOn: Promise<unknown> | null): Promise<Effects>;
};

/** What goes into the log with the end of the call. */
export type Effects = { readonly changes: readonly ChangedFile[]; readonly effects: CallEffects | null };

/** What the steps of a call share. */
export type QueueParts = QueueOptions & {
  /** Absolute paths this chat has read or written. */
  readonly seen: Set<string>;
  readonly inboxes: Inboxes;
  /** How calls ended whose end the log did not take. */
  readonly unwritten: Map<string, ChatEntry>;
  /** Ends a call with its one result. If the log does not take it, it is kept for the next try. */
  end(call: Call, ending: Ending, also?: ChatEntry): Promise<void>;
  /** The files that calls change, each by one at a time. */
  readonly fileTurns: FileTurns;
  /** What stops a running call alone, by its id. */
  readonly stops: Map<string, AbortController>;
  /** Takes the calls of one reply, or of a running call, in a lane of their own. */
  runLane(calls: readonly ModelCall[], lane: LaneOptions): Promise<BatchOutcome>;
  /** A lane for `work` alone, which a message of the person can give up by itself. */
  inLane<T>(stopped: AbortSignal, work: (batch: BatchSignal) => Promise<T>): Promise<T>;
};

export type LaneOptions = {
  /** Aborted when the lane is stopped. */
  readonly signal: AbortSignal;
  /** Those there are in it, if not all. */
  readonly tools?: QueueOptions['tools'];
};

/**
 * `finished`: there are results, to go on with. `stopped`: the person stopped the turn. `superseded`: the person sent a
 * message while calls were left that had not begun. `repeating`: all have results, and calls that only repeat were refused
 * for the third time in the turn.
 */
export type BatchOutcome = NestedBatch['outcome'];

/** The same, for the calls of one lane. */
export type BatchParts = QueueParts & {
  readonly batch: BatchSignal;
  readonly setUp: LaneSetUp;
  /** Those that come after the call at the head. */
  readonly behind: readonly Call[];
};
