import type { ProjectFolder } from '@shared/project/project';
import type { OpenVault } from '../../storage/vault';
import type { StartHostProcess } from '../../terminal/host-process';

// The few things only a shell can do. Electron, the served host and the headless shell each give their own.

export type Host = {
  /** Lets the person choose a folder; null when they did not, or when this shell has no window of its own. */
  pickFolder(): Promise<string | null>;
  /** A window of the project, of its own, and of null any; one that is opened for it shows the chat that is named. AppError `unavailable` where a browser's own tabs are the windows. */
  openWindow(project: string | null, chatId?: string): Promise<void>;
  /** The small window for quick questions. AppError `unavailable` where it is a tab of the browser. */
  showQuickAsk(): Promise<void>;
  /** The languages of the system, the dearest first; without it, those of the environment. */
  preferredLanguages?(): readonly string[];
  /** Asks the person where the file goes, and writes it there; nothing when they do not say. AppError `unavailable` with why it could not be, or where there is no desktop. */
  saveFile(file: SavedFile): Promise<void>;
  /** Opens an https link in the person's browser. */
  openLink(url: string): Promise<void>;
  /** Shows the file or folder in the system's file manager. AppError `unavailable` where there is none. */
  reveal(absolutePath: string): Promise<void>;
  /**
   * Takes over the drag that the person began in the window in front: of these files and folders, by their absolute
   * paths, at least one. AppError `unavailable` where there is no desktop.
   */
  startDrag(absolutePaths: readonly string[]): Promise<void>;
  /** Moves the file or folder to the system's trash; null where there is none that the person could look into. */
  readonly trash: ((absolutePath: string) => Promise<void>) | null;
  /** Opens the file in the person's own editor. AppError `unavailable` with why it cannot be. */
  openInEditor(place: EditorPlace): Promise<void>;
  /**
   * Calls the person, who may be elsewhere, to a chat that waits for them. Not shown while they look at the chat; one for
   * each chat, the newest; a click on it shows the chat and decides nothing.
   */
  notify(notification: HostNotification): void;
  /** Starts the process that holds the pseudo-terminals, with this environment. Throws when it cannot. */
  readonly startPtyHost: StartHostProcess;
  /** Resolves once the environment is the person's, as their login shell makes it: commands wait for it. */
  readonly environmentReady: Promise<void>;
  /** Called when a secret is first kept or read: the system may ask the person for a password. */
  readonly openVault: OpenVault;
};

/** `name` is what the person is offered, without a folder. */
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
  /** The chat's; empty while it has none. */
  readonly title: string;
  readonly body: string;
  readonly isSilent: boolean;
  /** A window told last that it has the focus and shows the chat. */
  readonly isLookedAt: boolean;
  /** The person clicked it; a window of the project is in front by then. */
  onClick(): void;
};
