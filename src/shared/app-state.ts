import type { Rule } from './approval';
import type { Turn } from './chat';
import type { GitChange, Project } from './project';
import { defaultSettings, type ProviderView, type Settings } from './settings';
import type { Terminal } from './terminal';
import type { AnyText } from './texts/text';
import type { ToolListing } from './tools';

// What every window shows whatever chat is in front: the topic `app`, its events and its reducer.

export type ChatSummary = {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly turn: Turn['kind'];
  /** Calls that wait for a decision. */
  readonly waiting: number;
  /** Another Pilotfish process holds this chat. */
  readonly locked: boolean;
};

export type Notice = {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly text: AnyText;
};

export type AppState = {
  readonly version: string;
  readonly project: Project | null;
  /** The folder of this start that was not opened, because the last ones that opened it died. */
  readonly unopenedRoot: string | null;
  /** Newest first. */
  readonly chats: readonly ChatSummary[];
  readonly settings: Settings;
  readonly providers: readonly ProviderView[];
  /** The provider a chat without a choice of its own uses. */
  readonly activeProvider: string | null;
  /** Rules that hold for the project and everywhere; a chat's own are in its state. */
  readonly rules: readonly Rule[];
  /** Every tool a rule can be for, in the order the model is told of them. */
  readonly tools: readonly ToolListing[];
  readonly notices: readonly Notice[];
  /** The person's own shells and the agent's commands, oldest first. */
  readonly terminals: readonly Terminal[];
  /** Counts the changes seen in each watched folder (path relative to the project, `''` the root). */
  readonly folderVersions: Readonly<Record<string, number>>;
  /** How the project's files differ from its repository; nothing where that is not known. */
  readonly gitChanges: readonly GitChange[];
  /** Absolute path of the data folder, for "open settings.json". */
  readonly home: string;
};

export type AppEvent =
  /** Project and chats in one: no window shows the chats of one project as those of another. */
  | { readonly type: 'project-opened'; readonly project: Project; readonly chats: readonly ChatSummary[] }
  | { readonly type: 'project-changed'; readonly project: Project | null }
  | { readonly type: 'project-not-opened'; readonly root: string }
  | { readonly type: 'chat-summarised'; readonly chat: ChatSummary }
  | { readonly type: 'chat-removed'; readonly id: string }
  | {
      readonly type: 'settings-changed';
      readonly settings: Settings;
      readonly providers: readonly ProviderView[];
      readonly activeProvider: string | null;
    }
  | { readonly type: 'rules-changed'; readonly rules: readonly Rule[] }
  /** A new one, or one whose state changed. */
  | { readonly type: 'terminal-changed'; readonly terminal: Terminal }
  | { readonly type: 'terminal-removed'; readonly id: string }
  | { readonly type: 'notice-added'; readonly notice: Notice }
  | { readonly type: 'notice-removed'; readonly id: string }
  | { readonly type: 'folders-changed'; readonly folders: readonly string[] }
  | { readonly type: 'git-state-changed'; readonly changes: readonly GitChange[] };

export const emptyAppState: AppState = {
  version: '',
  project: null,
  unopenedRoot: null,
  chats: [],
  settings: defaultSettings,
  providers: [],
  activeProvider: null,
  rules: [],
  tools: [],
  notices: [],
  terminals: [],
  folderVersions: {},
  gitChanges: [],
  home: '',
};

export function reduceApp(state: AppState, event: AppEvent): AppState {
  switch (event.type) {
    case 'project-opened':
      return {
        ...state,
        project: event.project,
        unopenedRoot: null,
        chats: newestFirst(event.chats),
        folderVersions: {},
        gitChanges: [],
      };
    case 'project-changed':
      return { ...state, project: event.project, folderVersions: {}, gitChanges: [] };
    case 'project-not-opened':
      return { ...state, unopenedRoot: event.root };
    case 'chat-summarised':
      return { ...state, chats: newestFirst([event.chat, ...withoutChat(state, event.chat.id)]) };
    case 'chat-removed':
      return { ...state, chats: withoutChat(state, event.id) };
    case 'settings-changed':
      return {
        ...state,
        settings: event.settings,
        providers: event.providers,
        activeProvider: event.activeProvider,
      };
    case 'rules-changed':
      return { ...state, rules: event.rules };
    case 'terminal-changed':
      return { ...state, terminals: withTerminal(state.terminals, event.terminal) };
    case 'terminal-removed':
      return { ...state, terminals: state.terminals.filter(({ id }) => id !== event.id) };
    case 'notice-added':
      return { ...state, notices: [...state.notices.filter((n) => n.id !== event.notice.id), event.notice] };
    case 'notice-removed':
      return { ...state, notices: state.notices.filter((notice) => notice.id !== event.id) };
    case 'folders-changed':
      return { ...state, folderVersions: countUp(state.folderVersions, event.folders) };
    case 'git-state-changed':
      return { ...state, gitChanges: event.changes };
  }
}

function withoutChat(state: AppState, id: string): ChatSummary[] {
  return state.chats.filter((chat) => chat.id !== id);
}

/** In the place of the one with its id, or at the end. */
function withTerminal(terminals: readonly Terminal[], changed: Terminal): readonly Terminal[] {
  const isKnown = terminals.some(({ id }) => id === changed.id);
  if (!isKnown) return [...terminals, changed];
  return terminals.map((terminal) => (terminal.id === changed.id ? changed : terminal));
}

function newestFirst(chats: readonly ChatSummary[]): ChatSummary[] {
  return chats.toSorted((a, b) => b.updatedAt - a.updatedAt || a.id.localeCompare(b.id));
}

function countUp(
  versions: AppState['folderVersions'],
  folders: readonly string[],
): AppState['folderVersions'] {
  return {
    ...versions,
    ...Object.fromEntries(folders.map((folder) => [folder, (versions[folder] ?? 0) + 1])),
  };
}
