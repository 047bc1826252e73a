import type { SandboxUse } from '@shared/approval/approval';
import type { Problem } from '@shared/problems/problems-schema';
import type { AnyText } from '@shared/texts/text';
import type { Todo } from '@shared/todos/todos-schema';
import type { Shell } from '../../base/command-shell';
import type { AgentCommand, BackgroundCommand, FinishedCommand } from '../../commands/commands';
import type { Confined } from '../../commands/confine-command';
import type { MemoryPlaces } from '../../memory/memory-place';
import type { MemoryTrust } from '../../memory/memory-proposal';
import type { Workspace, WorkspacePath } from '../../project/workspace';
import type { Skill } from '../../skills/skill-catalogue';
import type { FetchedPage } from '../../web/fetch-page';
import type { SearchAnswer } from '../../web/search-web';
import type { Tool, ToolContext } from './tool';

// Services of a chat for its tools. The factory of each tool takes only the services that the tool needs.

export type ToolServices = {
  readonly commands: CommandRunner;
  readonly todos: TodoList;
  readonly subAgents: SubAgents;
  readonly toolFinder: ToolFinder;
  readonly skills: SkillLibrary;
  readonly sideRequest: SideRequest;
  readonly web: WebAccess;
  readonly memory: MemoryService;
  readonly languageServers: CodeAnalysis;
  /** Whether a user is present who can answer. */
  readonly isAttended: boolean;
  /** Whether Pilotfish may ask the model for its intention if its input must be wrong. */
  correctsByModel(): boolean;
  /** Whether `absolutePath` is a stored output of this project's chats (`ToolContext.keepOutput`). */
  isKeptOutput(absolutePath: string): boolean;
};

/** Asks the model outside the chat, without tools. Throws if that fails. */
export type SideRequest = (
  request: { readonly system: string; readonly prompt: string },
  signal: AbortSignal,
) => Promise<string>;

export type WebAccess = {
  /** ToolError if the page cannot be fetched. */
  fetch(url: URL, signal: AbortSignal): Promise<FetchedPage>;
  /** Whether a key for the search is configured. */
  canSearch(): boolean;
  searchAddress(): URL;
  /** Null if the key for that address is missing. ToolError if the search fails. */
  search(address: URL, query: string, signal: AbortSignal): Promise<SearchAnswer | null>;
};

/** The language servers of the project. */
export type CodeAnalysis = {
  /** Resolves with those of the files, relative to the project, that a server serves. */
  served(files: readonly string[]): Promise<readonly string[]>;
  /** The problems of the text, errors first. ToolError if no server can say. */
  problems(file: CodeFile, signal: AbortSignal): Promise<readonly Problem[]>;
  /** The problems that servers have reported without a check, by absolute path. They may be of an earlier moment. */
  reported(): Promise<ReadonlyMap<string, readonly Problem[]>>;
  /** ToolError if no server can say. `line` and `character` count from 0, in UTF-16 units. */
  find(
    at: CodeFile & { readonly line: number; readonly character: number },
    signal: AbortSignal,
  ): Promise<FoundSymbol>;
};

export type CodeFile = { readonly path: WorkspacePath; readonly text: string };

/** Absolute paths, also of files outside the project; lines from 1. */
export type FoundSymbol = {
  readonly definitions: readonly SymbolPlace[];
  readonly references: readonly SymbolPlace[];
};

export type SymbolPlace = { readonly path: string; readonly line: number };

/** Places of memory, in the data folder and in the project. */
export type MemoryService = {
  places(workspace: Workspace): MemoryPlaces;
  readonly trust: MemoryTrust;
};

export type TodoList = { set(todos: readonly Todo[]): Promise<void> };

/** Runs commands of the chat; the application adds everything else that a command needs. */
export type CommandRunner = {
  /** The shell for commands. ToolError if it is missing. */
  shell(): Promise<Shell>;
  /** Where a command would run. ToolError if the user's settings forbid that. */
  sandbox(command: string): Promise<SandboxUse>;
  run(command: CallCommand): Promise<FinishedCommand>;
  /** The model learns of its end with the next message. */
  start(command: Omit<CallCommand, 'timeoutMs'>): Promise<BackgroundCommand>;
  /** Longer outputs are summarized; null: unlimited. */
  tokenBudget(): number | null;
};

/** `callId`: of the call it runs for. */
export type CallCommand = Omit<AgentCommand, 'call' | 'project' | 'outputs' | 'confined'> & {
  readonly callId: string;
  /** Null: it runs outside the sandbox. */
  readonly sandboxed: Pick<Confined, 'mayConnect' | 'denied' | 'writable'> | null;
};

/** Finds deferred tools. */
export type ToolFinder = {
  namedOnly(): readonly Tool[];
  /** Whether the model has the whole definition of the tool. */
  isThere(name: string): boolean;
  /** Adds the whole definitions of these from the next request on. */
  bring(names: readonly string[]): Promise<void>;
};

/** The skills of the user and of the trusted project. */
export type SkillLibrary = {
  /** The skills that the model may use. */
  list(): readonly Skill[];
  /** Why a skill of this name is not in use; null if there is none. */
  problemOf(name: string): AnyText | null;
};

/** The sub-agents, each with its own context. */
export type SubAgents = {
  /** The current ones. */
  list(): Promise<readonly SubAgentListing[]>;
  /**
   * Runs a sub-agent on the task, with its calls through `context`, and resolves when it is done. ToolError if the name
   * is unknown or the model fails; the signal's reason if it is stopped.
   */
  run(task: SubAgentTask, context: ToolContext): Promise<SubAgentAnswer>;
};

export type SubAgentListing = { readonly name: string; readonly description: string };

export type SubAgentTask = { readonly agent: string; readonly prompt: string };

export type SubAgentAnswer = {
  /** Its last message. */
  readonly text: string;
  /** Input and output of its model together. */
  readonly tokens: number;
  /** The number of its calls. */
  readonly calls: number;
};
