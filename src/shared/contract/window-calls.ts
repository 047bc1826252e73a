import { z } from 'zod';
import type { TreeEntry } from '../project';
import { type WindowState, windowPartsSchema } from '../schemas/window-state';
import { isSecureAddress } from '../secure-address';
import type { Snapshot } from '../topics';
import { type Calls, call, project } from './call';

// Calls about the window itself, and about what it follows.

export type WindowStart = WindowState & {
  /** The project's own folder, listed, so that its tree shows at once; null where that would take long or cannot be done. */
  readonly root: readonly TreeEntry[] | null;
};

const ofWindow = { project, windowId: z.string().max(100) };

export const topicCalls = {
  subscribe: call(z.object({ topic: z.string() })).returns<Snapshot>(),
  unsubscribe: call(z.object({ topic: z.string() })).returns(),
} as const satisfies Calls;

export const windowCalls = {
  /** What a window of the project begins with; its own layout if main has heard of `windowId` before. */
  read: call(z.object(ofWindow)).returns<WindowStart>(),
  keep: call(windowPartsSchema.extend(ofWindow)).returns(),
  /** Another window, of that project. AppError `unavailable` where a browser's own tabs are the windows. */
  open: call(z.object({ project })).returns(),
} as const satisfies Calls;

export const appCalls = {
  dismissNotice: call(z.object({ id: z.string() })).returns(),
  /** https, or on this machine. */
  openLink: call(z.object({ url: z.url().refine(isSecureAddress) })).returns(),
} as const satisfies Calls;
