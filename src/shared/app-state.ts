import type { Rule } from './approval/approval';
import type { Spent } from './cost/usage-schema';
import type { DataFileName } from './data-files/data-file';
import type { ProjectQuestion } from './inbox/waiting-questions';
import { type Keybindings, noKeybindings } from './keys/keybindings';
import type { ProjectFolder } from './project/project';
import type { SandboxView } from './sandbox/sandbox';
import { defaultSettings, type ProviderView, type SearchKeyState, type Settings } from './settings/settings';
import type { Terminal } from './terminal/terminal';
import type { AnyText } from './texts/text';
import type { ToolListing } from './tools/tools';

// The topic `app`: the state that every window shows for any project, its events and its reducer.

export type Notice = {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly text: AnyText;
  /** The file in which the user can fix the problem; null: the problem is elsewhere. */
  readonly file: DataFileName | null;
};

/** An open project, for windows of another project. */
export type ProjectSummary = ProjectFolder & {
  /** The first of the waiting questions in its chats, oldest first. */
  readonly waiting: readonly ProjectQuestion[];
  /** The number of all waiting questions. */
  readonly waitingCount: number;
};

/** A call for the user's attention to a chat. It contains no content of files. */
export type Called = {
  readonly project: string;
  readonly chatId: string;
  readonly kind: 'waiting' | 'finished' | 'failed';
  /** The chat's title; may be empty. */
  readonly title: string;
  readonly isSilent: boolean;
  readonly at: number;
};

/** Edits of waiting calls in these chats, by this window. */
export type Edited = { readonly windowId: string; readonly chats: readonly string[] };

/** Usage of the requests, and the number of times that the user raised the day's budget. */
export type SpentToday = { readonly spent: readonly Spent[]; readonly raised: number };

export type AppState = {
  readonly version: string;
  /** The open projects, the one opened first in front. */
  readonly projects: readonly ProjectSummary[];
  /** The project of the window that the user used last; null before the first use. It may have been closed since. */
  readonly projectInUse: string | null;
  /** The folders of this start that were not opened, because the last attempts to open them crashed. */
  readonly unopened: readonly ProjectFolder[];
  readonly settings: Settings;
  readonly providers: readonly ProviderView[];
  /** The provider of a chat without its own choice. */
  readonly activeProvider: string | null;
  readonly searchKey: SearchKeyState;
  /** Usage of models today, by all windows and runs. */
  readonly today: SpentToday;
  readonly sandbox: SandboxView;
  /** Rules that apply everywhere. A project's state contains them too. */
  readonly rules: readonly Rule[];
  /** Every tool that a rule can be for, in the order of the prompt prefix. */
  readonly tools: readonly ToolListing[];
  readonly keybindings: Keybindings;
  readonly notices: readonly Notice[];
  /** The user's own shells and the model's commands, oldest first. */
  readonly terminals: readonly Terminal[];
  /** The last call for attention; null before the first. */
  readonly called: Called | null;
  /** The chat that the user last requested outside of every window. */
  readonly wanted: Pick<Called, 'project' | 'chatId' | 'at'> | null;
  /** The last request for the keyboard shortcuts in the system's menu, with the project of the window. */
  readonly shortcutsWanted: { readonly project: string | null; readonly at: number } | null;
  /** The last edits of waiting calls that a window stored; null before the first, or while only one window is open. */
  readonly edited: Edited | null;
  /** Absolute path of the data folder, for "open settings.json". */
  readonly home: string;
};

export type AppEvent =
  /** A project that was opened, or that has other waiting questions now. */
  | { readonly type: 'project-summarised'; readonly project: ProjectSummary }
  | { readonly type: 'project-closed'; readonly key: string }
  | { readonly type: 'project-used'; readonly key: string }
  | { readonly type: 'project-not-opened'; readonly project: ProjectFolder }
  | {
      readonly type: 'settings-changed';
      readonly settings: Settings;
      readonly providers: readonly ProviderView[];
      readonly activeProvider: string | null;
      readonly searchKey: SearchKeyState;
    }
  | { readonly type: 'spent'; readonly today: SpentToday }
  | { readonly type: 'sandbox-found'; readonly sandbox: SandboxView }
  | { readonly type: 'rules-changed'; readonly rules: readonly Rule[] }
  | { readonly type: 'keybindings-changed'; readonly keybindings: Keybindings }
  /** A new terminal, or one with a changed state. */
  | { readonly type: 'terminal-changed'; readonly terminal: Terminal }
  | { readonly type: 'terminal-removed'; readonly id: string }
  | { readonly type: 'notice-added'; readonly notice: Notice }
  | { readonly type: 'notice-removed'; readonly id: string }
  | { readonly type: 'called'; readonly called: Called }
  | { readonly type: 'chat-wanted'; readonly wanted: NonNullable<AppState['wanted']> }
  | { readonly type: 'shortcuts-wanted'; readonly wanted: NonNullable<AppState['shortcutsWanted']> }
  | { readonly type: 'calls-edited'; readonly edited: Edited };

export const emptyAppState: AppState = {
  version: '',
  projects: [],
  projectInUse: null,
  unopened: [],
  settings: defaultSettings,
  providers: [],
  activeProvider: null,
  searchKey: 'none',
  today: { spent: [], raised: 0 },
  sandbox: { kind: 'looking' },
  rules: [],
  tools: [],
  keybindings: noKeybindings,
  notices: [],
  terminals: [],
  called: null,
  wanted: null,
  shortcutsWanted: null,
  edited: null,
  home: '',
};

export function reduceApp(state: AppState, event: AppEvent): AppState {
  switch (event.type) {
    case 'project-summarised':
      return {
        ...state,
        projects: withEntry(state.projects, event.project, ({ key }) => key),
        unopened: withoutProject(state.unopened, event.project.key),
      };
    case 'project-closed':
      return { ...state, projects: withoutProject(state.projects, event.key) };
    case 'project-used':
      return { ...state, projectInUse: event.key };
    case 'project-not-opened':
      return { ...state, unopened: [...withoutProject(state.unopened, event.project.key), event.project] };
    case 'settings-changed':
      return {
        ...state,
        settings: event.settings,
        providers: event.providers,
        activeProvider: event.activeProvider,
        searchKey: event.searchKey,
      };
    case 'spent':
      return { ...state, today: event.today };
    case 'sandbox-found':
      return { ...state, sandbox: event.sandbox };
    case 'rules-changed':
      return { ...state, rules: event.rules };
    case 'keybindings-changed':
      return { ...state, keybindings: event.keybindings };
    case 'terminal-changed':
      return { ...state, terminals: withEntry(state.terminals, event.terminal, ({ id }) => id) };
    case 'terminal-removed':
      return { ...state, terminals: state.terminals.filter(({ id }) => id !== event.id) };
    case 'notice-added':
      return { ...state, notices: [...state.notices.filter((n) => n.id !== event.notice.id), event.notice] };
    case 'notice-removed':
      return { ...state, notices: state.notices.filter((notice) => notice.id !== event.id) };
    case 'called':
      return { ...state, called: event.called };
    case 'chat-wanted':
      return { ...state, wanted: event.wanted };
    case 'shortcuts-wanted':
      return { ...state, shortcutsWanted: event.wanted };
    case 'calls-edited':
      return { ...state, edited: event.edited };
  }
}

/** Replaces the entry of the same name, or adds it at the end. */
function withEntry<Entry>(
  entries: readonly Entry[],
  changed: Entry,
  nameOf: (entry: Entry) => string,
): readonly Entry[] {
  const name = nameOf(changed);
  const isKnown = entries.some((entry) => nameOf(entry) === name);
  if (!isKnown) return [...entries, changed];
  return entries.map((entry) => (nameOf(entry) === name ? changed : entry));
}

function withoutProject<Entry extends ProjectFolder>(entries: readonly Entry[], key: string): Entry[] {
  return entries.filter((entry) => entry.key !== key);
}
