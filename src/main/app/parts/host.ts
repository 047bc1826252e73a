import type { ProjectFolder } from '@shared/project/project';
import type { OpenVault } from '../../storage/vault';
import type { StartHostProcess } from '../../terminal/host-process';

// The functions that only a host can provide. Electron, the served mode and headless each implement them.

export type Host = {
  /** Lets the user choose a folder; null if the user cancels or the host has no windows of its own. */
  pickFolder(): Promise<string | null>;
  /**
   * Opens a window of its own for the project; null: any project. A new window shows the named chat. AppError
   * `unavailable` if the windows are a browser's tabs.
   */
  openWindow(project: string | null, chatId?: string): Promise<void>;
  /** Shows the small window for quick questions. AppError `unavailable` if it is a tab of the browser. */
  showQuickAsk(): Promise<void>;
  /** The languages of the system, preferred first; if absent, those of the environment apply. */
  preferredLanguages?(): readonly string[];
  /**
   * Asks the user for a location and writes the file there; does nothing if the user cancels. AppError `unavailable`
   * with the reason if that fails, or without a desktop.
   */
  saveFile(file: SavedFile): Promise<void>;
  /** Opens an https link in the user's browser. */
  openLink(url: string): Promise<void>;
  /** Shows the file or folder in the system's file manager. AppError `unavailable` if that is missing. */
  reveal(absolutePath: string): Promise<void>;
  /**
   * Takes over a drag that the user began in the window in front. `absolutePaths`: at least one file or folder.
   * AppError `unavailable` without a desktop.
   */
  startDrag(absolutePaths: readonly string[]): Promise<void>;
  /** Moves the file or folder to the system's trash; null if the user has no accessible trash. */
  readonly trash: ((absolutePath: string) => Promise<void>) | null;
  /** Opens the file in the user's own editor. AppError `unavailable` with the reason if that fails. */
  openInEditor(place: EditorPlace): Promise<void>;
  /**
   * Notifies the user of a chat that waits. It is hidden while the user looks at the chat. Each chat has at most one,
   * the newest. A click shows the chat and decides nothing.
   */
  notify(notification: HostNotification): void;
  /** Starts the process for the pseudo-terminals, with this environment. Throws if that fails. */
  readonly startPtyHost: StartHostProcess;
  /** Resolves when the environment of the user's login shell is loaded: commands wait for it. */
  readonly environmentReady: Promise<void>;
  /** Called when a secret is first stored or read: the system may ask the user for a password. */
  readonly openVault: OpenVault;
};

/** `name`: the suggested file name, without a folder. */
export type SavedFile = { readonly name: string; readonly text: string };

export type EditorPlace = {
  /** `editor.command` of the settings, with `{path}` and `{line}` in it. */
  readonly command: string;
  readonly absolutePath: string;
  /** From 1. */
  readonly line: number;
};

export type HostNotification = {
  readonly project: ProjectFolder;
  readonly chatId: string;
  /** The chat's title; may be empty. */
  readonly title: string;
  readonly body: string;
  readonly isSilent: boolean;
  /** A window last reported that it has the focus and shows the chat. */
  readonly isLookedAt: boolean;
  /** The user clicked it; a window of the project is already in front. */
  onClick(): void;
};
