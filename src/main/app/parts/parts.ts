import type { Notice } from '@shared/app-state';
import type { AnyText } from '@shared/texts/text';
import type { Store } from '@shared/wire/store';
import type { Commands } from '../../commands/commands';
import type { Switches } from '../../mcp/config/switches';
import type { ServerProcesses } from '../../mcp/entries';
import type { Rules } from '../../queue/policy/rules';
import type { PendingNotices } from '../../storage/chats/pending-notices';
import type { Log } from '../../storage/log';
import type { RecentProjects } from '../../storage/recent-projects';
import type { Secrets } from '../../storage/secrets';
import type { SettingsStore } from '../../storage/settings';
import type { WindowStates } from '../../storage/window-state';
import type { Terminals } from '../../terminal/terminals';
import type { Tool } from '../../tools/kit/tool';
import type { TrustFile } from '../../trust/trust-file';
import type { CommandSandbox } from './command-sandbox';
import type { Host } from './host';
import type { LongWorks } from './long-work';
import type { LookedAt } from './looked-at';
import type { ProjectChanges } from './project-changes';

export type AppOptions = {
  readonly host: Host;
  /** Absolute path of the data folder. */
  readonly home: string;
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly secrets: Secrets;
  /** The run is unattended: calls that need an answer are denied. */
  readonly unattended?: boolean;
  /** Commands run without the system's sandbox and ignore the settings. */
  readonly withoutSandbox?: boolean;
  /** Tools of every chat, beside the built-in ones. */
  readonly moreTools?: readonly Tool[];
  /** After this time without activity, a chat that no window follows is closed. It opens again on the next request. */
  readonly chatIdleMs?: number;
};

/** The shared parts of the application. */
export type AppParts = AppOptions & {
  readonly store: Store;
  readonly settings: SettingsStore;
  readonly rules: Rules;
  readonly trust: TrustFile;
  readonly terminals: Terminals;
  readonly commands: Commands;
  readonly sandbox: CommandSandbox;
  /** Shared by the MCP servers of all projects. */
  readonly mcp: { readonly switches: Switches; readonly processes: ServerProcesses };
  /** The changes of commands, by project. */
  readonly changes: ProjectChanges;
  /** Notes for models of chats, open or closed. */
  readonly notes: PendingNotices;
  /** The saved states of windows, by project. */
  readonly windows: WindowStates;
  readonly lookedAt: LookedAt;
  readonly recent: RecentProjects;
  /** Work that windows started and follow. */
  readonly works: LongWorks;
  readonly unattended: boolean;
  readonly moreTools: readonly Tool[];
  readonly chatIdleMs: number;
  readonly now: () => number;
  /** Shows a notice in every window until the user dismisses it. The same text appears once. */
  notice(level: Notice['level'], text: AnyText, file?: Notice['file']): void;
  /** Removes a notice whose cause is gone. */
  withdraw(text: AnyText): void;
};
