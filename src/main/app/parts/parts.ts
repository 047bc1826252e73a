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

// What every part of the application is built from.

export type AppOptions = {
  readonly host: Host;
  /** Absolute path of the data folder. */
  readonly home: string;
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly secrets: Secrets;
  /** Nobody is there to answer a question: what needs one is denied. */
  readonly unattended?: boolean;
  /** Commands run without the system's sandbox, whatever the settings say. */
  readonly withoutSandbox?: boolean;
  /** Tools of every chat beside our own. */
  readonly moreTools?: readonly Tool[];
  /** After so long without a sign of life a chat that no window follows is let go of; it is opened again when asked for. */
  readonly chatIdleMs?: number;
};

/** What every part of the application is built from. */
export type AppParts = AppOptions & {
  readonly store: Store;
  readonly settings: SettingsStore;
  readonly rules: Rules;
  readonly trust: TrustFile;
  readonly terminals: Terminals;
  readonly commands: Commands;
  readonly sandbox: CommandSandbox;
  /** What servers that bring tools are run with, whatever the project. */
  readonly mcp: { readonly switches: Switches; readonly processes: ServerProcesses };
  /** What commands change, by project. */
  readonly changes: ProjectChanges;
  /** What models are told of chats that need not be open. */
  readonly notes: PendingNotices;
  /** What windows show, by project. */
  readonly windows: WindowStates;
  readonly lookedAt: LookedAt;
  readonly recent: RecentProjects;
  /** What windows asked for and follow. */
  readonly works: LongWorks;
  readonly unattended: boolean;
  readonly moreTools: readonly Tool[];
  readonly chatIdleMs: number;
  readonly now: () => number;
  /** Tells every window something, until it is dismissed. The same text is told once. */
  notice(level: Notice['level'], text: AnyText, file?: Notice['file']): void;
  /** What such a notice says is so no more. */
  withdraw(text: AnyText): void;
};
