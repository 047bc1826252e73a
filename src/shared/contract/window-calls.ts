import { z } from 'zod';
import type { ProjectFolder, TreeEntry } from '../project/project';
import { isSecureAddress } from '../settings/secure-address';
import type { Snapshot } from '../topics';
import { type WindowState, windowPartsSchema } from '../window/window-state-schema';
import { type Calls, call, chatId, nothing, project } from './call';

// Calls about the window itself, and about what it follows.

export type WindowStart = WindowState & {
  /** The project's own folder, listed, so that its tree shows at once; null where that would take long or cannot be done. */
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
  /** What a window of the project begins with; its own layout if main has heard of `windowId` before. */
  read: call(z.object(ofWindow)).returns<WindowStart>(),
  /** Edits go to the project of their chat, whichever the window shows. */
  keep: call(windowPartsSchema.extend(ofWindow)).returns(),
  /** What is kept of that chat's calls alone. */
  edits: call(z.object({ chatId })).returns<WindowState['edits']>(),
  /** A window of that project, of null any, at that chat if one is named. AppError `unavailable` where a browser's own tabs are the windows. */
  open: call(z.object({ project: project.nullable(), chatId: chatId.optional() })).returns(),
  /** The person has this window in front, and in it that chat; null: no longer, or none. */
  lookAt: call(z.object({ chatId: chatId.nullable() })).returns(),
  /** Shows the small window for quick questions. AppError `unavailable` where a browser's own tabs are the windows. */
  quickAsk: call(nothing).returns(),
  /** Writes a file to where the person says, who is asked; nothing where they say nowhere. AppError `unavailable` with why it cannot be written, and where a browser keeps what is downloaded. */
  saveFile: call(z.object({ name: fileName, text: z.string() })).returns(),
} as const satisfies Calls;

/** Of a long call, in files. */
export type WorkProgress = { readonly done: number; readonly total: number };

/** A project that is not open. */
export type WaitingElsewhere = ProjectFolder & {
  /** So many questions wait in its chats. */
  readonly count: number;
  /** All of them in chats that another Pilotfish holds. */
  readonly locked: boolean;
};

export const inboxCalls = {
  /** Those of the recent projects that are not open and in which questions wait; nothing is opened or started for it. */
  elsewhere: call(nothing).returns<readonly WaitingElsewhere[]>(),
} as const satisfies Calls;

export const appCalls = {
  dismissNotice: call(z.object({ id: z.string() })).returns(),
  /** How far a long call is, once more is done than `done`; null: it has ended. */
  workNext: call(z.object({ work: z.string(), done: z.int() })).returns<WorkProgress | null>(),
  /** The call ends soon, and its answer says what is left. */
  workStop: call(z.object({ work: z.string() })).returns(),
  /** For the log: an exception in the page, with where it came from. */
  noteFault: call(z.object({ text: z.string().max(10_000) })).returns(),
  /** https, or on this machine. */
  openLink: call(z.object({ url: z.url().refine(isSecureAddress) })).returns(),
} as const satisfies Calls;
