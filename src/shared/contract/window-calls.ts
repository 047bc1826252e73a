import { z } from 'zod';
import type { ProjectFolder, TreeEntry } from '../project/project';
import { isSecureAddress } from '../settings/secure-address';
import type { Snapshot } from '../topics';
import { type EditVersions, type WindowView, windowPartsSchema } from '../window/window-state-schema';
import { type Calls, call, chatId, nothing, project } from './call';

// Calls about the window itself, and about the topics that it follows.

export type WindowStart = WindowView & {
  /** The entries of the project's own folder, so that its tree appears at once; null if listing fails or takes long. */
  readonly root: readonly TreeEntry[] | null;
};

/** Without a folder. */
const fileName = z.string().regex(/^[^/\\\0]{1,255}$/);

const ofWindow = { project, windowId: z.string().max(100) };

export const topicCalls = {
  subscribe: call(z.object({ topic: z.string() })).returns<Snapshot>(),
  unsubscribe: call(z.object({ topic: z.string() })).returns(),
} as const satisfies Calls;

export const windowCalls = {
  /** The initial state of a window; with its own layout if `windowId` is known. */
  read: call(z.object(ofWindow)).returns<WindowStart>(),
  /** Stores edits in the project of their chat, whatever project the window shows. */
  keep: call(windowPartsSchema.extend(ofWindow)).returns(),
  /** The stored edits of only that chat's calls, for that window. */
  edits: call(z.object({ chatId, windowId: ofWindow.windowId })).returns<EditVersions>(),
  /**
   * Opens a window of that project, or any window for null, with the chat if it is set. Throws AppError `unavailable`
   * if windows are tabs of a browser.
   */
  open: call(z.object({ project: project.nullable(), chatId: chatId.optional() })).returns(),
  /** The user sees this window in front, with that chat; null: another window, or a page without a chat. */
  lookAt: call(z.object({ chatId: chatId.nullable() })).returns(),
  /** Shows the small window for quick questions. Throws AppError `unavailable` if windows are tabs of a browser. */
  quickAsk: call(nothing).returns(),
  /**
   * Asks the user for a place and writes the file there. Does nothing if the user cancels. Throws AppError
   * `unavailable` with the reason if writing fails, and if the browser handles downloads.
   */
  saveFile: call(z.object({ name: fileName, text: z.string() })).returns(),
} as const satisfies Calls;

/** The progress of a long call, in files. */
export type WorkProgress = { readonly done: number; readonly total: number };

/** A project that is not open. */
export type WaitingElsewhere = ProjectFolder & {
  /** The number of waiting questions in its chats. */
  readonly count: number;
  /** All of them are in chats that another Pilotfish process has open. */
  readonly locked: boolean;
};

export const inboxCalls = {
  /** Closed recent projects with waiting questions. The call opens and starts nothing. */
  elsewhere: call(nothing).returns<readonly WaitingElsewhere[]>(),
} as const satisfies Calls;

export const appCalls = {
  dismissNotice: call(z.object({ id: z.string() })).returns(),
  /** The progress of a long call, once it exceeds `done`; null: the call has ended. */
  workNext: call(z.object({ work: z.string(), done: z.int() })).returns<WorkProgress | null>(),
  /** Ends the call soon. Its answer contains the remaining work. */
  workStop: call(z.object({ work: z.string() })).returns(),
  /** For the log: an exception in the page, with its position. */
  noteFault: call(z.object({ text: z.string().max(10_000) })).returns(),
  /** https, or on this machine. */
  openLink: call(z.object({ url: z.url().refine(isSecureAddress) })).returns(),
} as const satisfies Calls;
