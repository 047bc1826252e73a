import type { SandboxUse } from '@shared/approval/approval';
import type { Todo } from '@shared/todos/todos-schema';
import type { Shell } from '../../base/command-shell';
import type { AgentCommand, BackgroundCommand, FinishedCommand } from '../../commands/commands';
import type { Confined } from '../../commands/confine-command';
import type { MemoryPlaces } from '../../memory/memory-place';
import type { Workspace } from '../../project/workspace';
import type { FetchedPage } from '../../web/fetch-page';
import type { SearchAnswer } from '../../web/search-web';
import type { Tool, ToolContext } from './tool';

// What a chat lends its tools. Each tool's factory takes of it what that tool needs, and nothing else.

export type ToolServices = {
  readonly commands: CommandRunner;
  readonly todos: TodoList;
  readonly subAgents: SubAgents;
  readonly toolFinder: ToolFinder;
  readonly sideRequest: SideRequest;
  readonly web: WebAccess;
  readonly memory: MemoryService;
  /** Whether a user is present who can answer. */
  readonly isAttended: boolean;
  /** Whether the model may be asked what it meant, where it wrote what cannot be right. */
  correctsByModel(): boolean;
  /** Whether `absolutePath` is an output that was kept for this project's chats (`ToolContext.keepOutput`). */
  isKeptOutput(absolutePath: string): boolean;
};

/** Asks the model something beside the chat, without tools. Throws when that fails. */
export type SideRequest = (
  request: { readonly system: string; readonly prompt: string },
  signal: AbortSignal,
) => Promise<string>;

export type WebAccess = {
  /** ToolError when the page cannot be had. */
  fetch(url: URL, signal: AbortSignal): Promise<FetchedPage>;
  /** Whether there is a key to search with. */
  canSearch(): boolean;
  searchAddress(): URL;
  /** Null when there is no key for that address. ToolError when the search fails. */
  search(address: URL, query: string, signal: AbortSignal): Promise<SearchAnswer | null>;
};

/** Where facts are remembered, beside the project's own files. */
export type MemoryService = {
  places(workspace: Workspace): MemoryPlaces;
};

export type TodoList = { set(todos: readonly Todo[]): Promise<void> };

/** Runs commands of the chat; what a command needs beside what is given, the application knows. */
export type CommandRunner = {
  /** The one commands are run with. ToolError when there is none. */
  shell(): Promise<Shell>;
  /** Where a command would run. ToolError where the person wants none to run as it would. */
  sandbox(command: string): Promise<SandboxUse>;
  run(command: CallCommand): Promise<FinishedCommand>;
  /** The model is told of its end with its next message after that. */
  start(command: Omit<CallCommand, 'timeoutMs'>): Promise<BackgroundCommand>;
  /** Longer outputs are summarised; null: none is. */
  tokenBudget(): number | null;
};

/** `callId`: of the call it runs for. */
export type CallCommand = Omit<AgentCommand, 'call' | 'project' | 'outputs' | 'confined'> & {
  readonly callId: string;
  /** Null: it runs without the sandbox. */
  readonly sandboxed: Pick<Confined, 'mayConnect' | 'denied' | 'writable'> | null;
};

/** Brings in tools of which the model is told the names alone. */
export type ToolFinder = {
  namedOnly(): readonly Tool[];
  /** Whether the model is told of a tool of that name whole. */
  isThere(name: string): boolean;
  /** From the next request on it is told of these whole. */
  bring(names: readonly string[]): Promise<void>;
};

/** Those that work for the model, each with a context of its own. */
export type SubAgents = {
  /** Those there are now. */
  list(): Promise<readonly SubAgentListing[]>;
  /**
   * Has one work on the task, its calls taken through `context`, and resolves when it is done. ToolError when there is
   * none of that name, or the model fails; the signal's reason when it is stopped.
   */
  run(task: SubAgentTask, context: ToolContext): Promise<SubAgentAnswer>;
};

export type SubAgentListing = { readonly name: string; readonly description: string };

export type SubAgentTask = { readonly agent: string; readonly prompt: string };

export type SubAgentAnswer = {
  /** Its last message. */
  readonly text: string;
  /** Read and written by its model, in all. */
  readonly tokens: number;
  /** How many it made. */
  readonly calls: number;
};
