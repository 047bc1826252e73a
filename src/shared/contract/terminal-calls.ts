import { z } from 'zod';
import { type Calls, call, project } from './call';

const terminalSize = z.object({ columns: z.number(), rows: z.number() });

export const terminalCalls = {
  /** A shell of the user, in the project's folder. */
  open: call(terminalSize.extend({ project })).returns<{ id: string }>(),
  /** Throws AppError `denied` unless the user took the command over. */
  write: call(z.object({ id: z.string(), text: z.string().max(1024 * 1024) })).returns(),
  resize: call(terminalSize.extend({ id: z.string() })).returns(),
  /** The window drew this many characters of the output. If a window does not report it, the program pauses. */
  acknowledge: call(z.object({ id: z.string(), characters: z.number().int().nonnegative() })).returns(),
  rename: call(z.object({ id: z.string(), title: z.string().trim().min(1).max(200) })).returns(),
  /** Ends a shell with all its programs, or removes an ended command from the list. */
  close: call(z.object({ id: z.string() })).returns(),
  /** Ends a command of the model. */
  stop: call(z.object({ id: z.string() })).returns(),
  /**
   * Whether a background command continues after the application closes. Throws AppError `unavailable` if that is
   * impossible.
   */
  keep: call(z.object({ id: z.string(), goesOn: z.boolean() })).returns(),
  /** From now on the user types into a command that waits for input. */
  takeOver: call(z.object({ id: z.string() })).returns(),
} as const satisfies Calls;
