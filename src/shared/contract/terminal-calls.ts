import { z } from 'zod';
import { type Calls, call, project } from './call';

// Calls about terminals.

const terminalSize = z.object({ columns: z.number(), rows: z.number() });

export const terminalCalls = {
  /** A shell of the person's own, in the project's folder. */
  open: call(terminalSize.extend({ project })).returns<{ id: string }>(),
  /** AppError `denied` for a command that was not taken over. */
  write: call(z.object({ id: z.string(), text: z.string().max(1024 * 1024) })).returns(),
  resize: call(terminalSize.extend({ id: z.string() })).returns(),
  /** So many characters of its output were drawn; a window that does not say so holds the program back. */
  acknowledge: call(z.object({ id: z.string(), characters: z.number().int().nonnegative() })).returns(),
  rename: call(z.object({ id: z.string(), title: z.string().trim().min(1).max(200) })).returns(),
  /** Ends a shell with all that runs in it; takes a command that has ended off the list. */
  close: call(z.object({ id: z.string() })).returns(),
  /** Ends a command of the agent's. */
  stop: call(z.object({ id: z.string() })).returns(),
  /** Whether a command in the background goes on when the application closes. AppError `unavailable` when it cannot. */
  keep: call(z.object({ id: z.string(), goesOn: z.boolean() })).returns(),
  /** The person types into a command that waits for input, from now on. */
  takeOver: call(z.object({ id: z.string() })).returns(),
} as const satisfies Calls;
