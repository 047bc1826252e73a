import type { ChangedFile } from '@shared/chat/chat';
import type { ProposalProblems } from '@shared/problems/problems-schema';
import type { CallEffects } from '@shared/tool-call/tool-call';
import type { FileTurns } from '../base/files/file-turns';
import type { FolderInstructions } from '../memory/folder-instructions';
import type { Workspace } from '../project/workspace';
import type { ChatEntry, ChatLog } from '../storage/chats/chat-log';
import type { NestedBatch, Tool, ToolContext } from '../tools/kit/tool';
import type { BatchSignal } from './batch-signal';
import type { CallHooks, HookVerdict } from './call-hooks';
import type { Call, ModelCall } from './calls/call';
import type { Ending } from './calls/ending';
import type { Inboxes } from './inbox';
import type { KnownPaths } from './known-paths';
import type { LaneSetUp } from './lane-set-up';
import type { Rules } from './policy/rules';

export type QueueOptions = {
  readonly log: ChatLog;
  readonly tools: () => readonly Tool[];
  readonly workspace: Workspace;
  /** Rules of the project and for everywhere; the chat's state has the mode and its own rules. */
  readonly rules: Pick<Rules, 'current' | 'add' | 'catchUp'>;
  /** Services for a tool's call from outside the queue. */
  readonly services: CallServices;
  /** The user is absent: the queue refuses every call that asks. */
  readonly unattended: boolean;
  readonly now: () => number;
  /** Reports a defect, e.g. a tool that threw a wrong error. */
  readonly onProblem: (text: string) => void;
};

export type CallServices = Pick<
  ToolContext,
  'accepts' | 'keepOutput' | 'keepContent' | 'keepCopy' | 'lookAgain'
> & {
  /** Watches the changes of a call that runs other programs; never rejects. */
  watchChanges(callId: string, signal: AbortSignal): Promise<WatchedCall>;
  readonly problems: ChangeProblems;
  readonly hooks: CallHooks;
  /** The instructions in folders for these files, by their absolute paths, without those it `knows`. Never rejects. */
  instructionsFor(
    files: readonly string[],
    knows: (path: string) => boolean,
  ): Promise<readonly FolderInstructions[]>;
  /** Reports at once that one of Pilotfish's tools changed a file. */
  wrote(change: ChangedFile): void;
};

/** A change of a file, with `\n` line ends. */
export type ChangedText = {
  /** Absolute. */
  readonly path: string;
  readonly relativePath: string;
  readonly before: string;
  readonly after: string;
  /** Other files as earlier changes of the batch leave them. */
  readonly around?: readonly TextAround[];
};

export type TextAround = Pick<ChangedText, 'path' | 'relativePath'> & { readonly text: string };

/** The problems that language servers find in changes of files. */
export type ChangeProblems = {
  /**
   * Tells the problems of a proposal as they become known, until the signal is aborted. Resolves after the last of them;
   * never rejects.
   */
  follow(change: ChangedText, signal: AbortSignal, tell: (problems: ProposalProblems) => void): Promise<void>;
  /**
   * The new problems of a written change as text for the model; empty if there are none in time, or at the signal.
   * Never rejects.
   */
  afterWrite(change: ChangedText, signal: AbortSignal): Promise<string>;
};

/** Watches a running call; reports each change once. */
export type WatchedCall = {
  /**
   * Call it when the call ends. `goesOn` settles when the processes it started have ended; until then the journal
   * counts their changes as the call's.
   */
  end(goesOn: Promise<unknown> | null): Promise<Effects>;
};

/** For the log, together with the end of the call. */
export type Effects = { readonly changes: readonly ChangedFile[]; readonly effects: CallEffects | null };

/** Shared by the steps of a call. */
export type QueueParts = QueueOptions & {
  /** Absolute paths this chat has read or written. */
  readonly seen: Set<string>;
  /** The same since the last summary. Of a sub-agent's instructions: with the id of its call in front. */
  readonly known: KnownPaths;
  readonly inboxes: Inboxes;
  /** The ends of calls that the log rejected. */
  readonly unwritten: Map<string, ChatEntry>;
  /** Ends a call with its one result. If the log rejects it, stores it for the next try. */
  end(call: Call, ending: Ending, also?: ChatEntry): Promise<void>;
  /** What hooks decided about calls that are not over, by their ids. */
  readonly hooked: Map<string, HookVerdict>;
  /** The files that calls change, each by one call at a time. */
  readonly fileTurns: FileTurns;
  /** Stops a single running call, by its id. */
  readonly stops: Map<string, AbortController>;
  /** Runs the calls of one reply, or of a running call, in a separate lane. */
  runLane(calls: readonly ModelCall[], lane: LaneOptions): Promise<BatchOutcome>;
  /** A lane only for `work`, which a message of the user can cancel separately. */
  inLane<T>(stopped: AbortSignal, work: (batch: BatchSignal) => Promise<T>): Promise<T>;
};

export type LaneOptions = {
  /** Aborted when the lane is stopped. */
  readonly signal: AbortSignal;
  /** The tools in this lane; absent: all. */
  readonly tools?: QueueOptions['tools'];
};

/**
 * `finished`: all results are there. `stopped`: the user stopped the turn. `superseded`: the user sent a message before
 * some calls had begun. `repeating`: all results are there, and repeated calls were refused for the third time in the
 * turn.
 */
export type BatchOutcome = NestedBatch['outcome'];

/** The same, for the calls of one lane. */
export type BatchParts = QueueParts & {
  readonly batch: BatchSignal;
  readonly setUp: LaneSetUp;
  /** The calls after the one at the head. */
  readonly behind: readonly Call[];
};
