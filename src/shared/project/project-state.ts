import type { Rule } from '../approval/approval';
import { inCodeOrder } from '../base/code-order';
import type { Shelf, Turn } from '../chat/chat';
import type { WaitingQuestion } from '../inbox/inbox-schema';
import type { LanguageServerState } from '../problems/language-servers';
import type { FileProblems } from '../problems/problems-schema';
import type { ServerState } from '../servers/servers';
import type { ToolListing } from '../tools/tools';
import type { TrustState } from '../trust/trust';
import type { GitChange, Project } from './project';

// The topic `project:<key>`: the state that every window of one project shows, its events and its reducer.

export type ChatSummary = {
  readonly id: string;
  /** Empty before its first message. Null: its file is still unread. */
  readonly title: string | null;
  /** Every line of its file was unreadable, so its title is also missing. */
  readonly isUnreadable?: true | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly turn: Turn['kind'];
  /** Of a paused chat; absent if it is unknown. */
  readonly pausedFor?: PauseReason | undefined;
  /** Absent: the place that follows from its state and day. */
  readonly shelf?: Exclude<Shelf, 'usual'> | undefined;
  /** Calls that wait for a decision, oldest first. */
  readonly waiting: readonly WaitingQuestion[];
  /** Another Pilotfish process has this chat open. */
  readonly locked: boolean;
};

export type PauseReason = Extract<Turn, { kind: 'paused' }>['why'];

export type ProjectState = Project & {
  /** Newest first. */
  readonly chats: readonly ChatSummary[];
  /** The rules that apply in it: its own rules and those for everywhere. A chat's own rules are in its state. */
  readonly rules: readonly Rule[];
  /** Counts the changes in each watched folder (path relative to the project, `''` the root). */
  readonly folderVersions: Readonly<Record<string, number>>;
  /** The differences of its files to the repository; empty if they are unknown. */
  readonly gitChanges: readonly GitChange[];
  /** The current branch, or a short commit without a branch; null if it is unknown. */
  readonly gitBranch: string | null;
  /** The commit that is checked out; null if it is unknown. */
  readonly gitCommit: string | null;
  readonly trust: TrustState;
  /** The tools of its chats besides the built-in ones. */
  readonly tools: readonly ToolListing[];
  /** Its MCP servers, including the user's own. */
  readonly servers: readonly ServerState[];
  /** The language servers that have been looked for. */
  readonly languageServers: readonly LanguageServerState[];
  /** The first problems of files on disk that language servers report, by themselves or when asked. */
  readonly problems: readonly FileProblems[];
};

export type ProjectEvent =
  /** The folder disappeared or returned. */
  | { readonly type: 'project-changed'; readonly state: Project['state'] }
  | { readonly type: 'chat-summarised'; readonly chat: ChatSummary }
  | { readonly type: 'chat-removed'; readonly id: string }
  | { readonly type: 'rules-changed'; readonly rules: readonly Rule[] }
  | { readonly type: 'folders-changed'; readonly folders: readonly string[] }
  | {
      readonly type: 'git-state-changed';
      readonly changes: readonly GitChange[];
      readonly branch: string | null;
      readonly commit: string | null;
    }
  | { readonly type: 'trust-changed'; readonly trust: TrustState }
  | { readonly type: 'tools-changed'; readonly tools: readonly ToolListing[] }
  | { readonly type: 'servers-changed'; readonly servers: readonly ServerState[] }
  | { readonly type: 'language-servers-changed'; readonly servers: readonly LanguageServerState[] }
  | { readonly type: 'problems-published'; readonly files: readonly FileProblems[] };

/** A project that is not open. */
export function emptyProject(key: string): ProjectState {
  return openedProject({ key, root: '', name: '', state: 'gone' }, []);
}

/** A newly opened project, with the known summaries of its chats. */
export function openedProject(project: Project, chats: readonly ChatSummary[]): ProjectState {
  return {
    ...project,
    chats: newestFirst(chats),
    rules: [],
    folderVersions: {},
    ...noGitState,
    trust: { isTrusted: false, toReview: false },
    tools: [],
    servers: [],
    languageServers: [],
    problems: [],
  };
}

const noGitState = { gitChanges: [], gitBranch: null, gitCommit: null } as const;

export function reduceProject(state: ProjectState, event: ProjectEvent): ProjectState {
  switch (event.type) {
    case 'project-changed':
      return { ...state, ...noGitState, state: event.state, folderVersions: {} };
    case 'chat-summarised':
      return { ...state, chats: newestFirst([event.chat, ...withoutChat(state, event.chat.id)]) };
    case 'chat-removed':
      return { ...state, chats: withoutChat(state, event.id) };
    case 'rules-changed':
      return { ...state, rules: event.rules };
    case 'folders-changed':
      return { ...state, folderVersions: countUp(state.folderVersions, event.folders) };
    case 'git-state-changed':
      return { ...state, gitChanges: event.changes, gitBranch: event.branch, gitCommit: event.commit };
    case 'trust-changed':
      return { ...state, trust: event.trust };
    case 'tools-changed':
      return { ...state, tools: event.tools };
    case 'servers-changed':
      return { ...state, servers: event.servers };
    case 'language-servers-changed':
      return { ...state, languageServers: event.servers };
    case 'problems-published':
      return { ...state, problems: event.files };
  }
}

/** Whether it runs or waits. */
export function isChatAtWork(chat: Pick<ChatSummary, 'turn' | 'waiting'>): boolean {
  return chat.waiting.length > 0 || isTurnRunning(chat);
}

/** Whether it runs without waiting questions. */
export function isChatBusy(chat: Pick<ChatSummary, 'turn' | 'waiting'>): boolean {
  return chat.waiting.length === 0 && isTurnRunning(chat);
}

function isTurnRunning({ turn }: Pick<ChatSummary, 'turn'>): boolean {
  return turn !== 'idle' && turn !== 'paused';
}

/** Whether it is in the list of chats. A chat of the small window is hidden until it is continued. */
export function isInList({ shelf }: Pick<ChatSummary, 'shelf'>): boolean {
  return shelf !== 'quick-ask';
}

function withoutChat({ chats }: ProjectState, id: string): ChatSummary[] {
  return chats.filter((chat) => chat.id !== id);
}

function newestFirst(chats: readonly ChatSummary[]): ChatSummary[] {
  return chats.toSorted((a, b) => b.updatedAt - a.updatedAt || inCodeOrder(a.id, b.id));
}

function countUp(
  versions: ProjectState['folderVersions'],
  folders: readonly string[],
): ProjectState['folderVersions'] {
  return {
    ...versions,
    ...Object.fromEntries(folders.map((folder) => [folder, (versions[folder] ?? 0) + 1])),
  };
}
