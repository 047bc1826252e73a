import { z } from 'zod';
import type { Problem } from '../problems/problems-schema';
import { type Calls, call, project } from './call';

// Calls about a text in the editor, which language servers answer. The text need not be on disk.

const text = { project, path: z.string().max(4096), text: z.string().max(2_000_000) };
const position = z.int().positive();

export const codeCalls = {
  /** Its problems. A later call for the same file ends this one. Null: no server can check the file. */
  problems: call(z.object(text)).returns<readonly Problem[] | null>(),
  /**
   * The definition of the symbol at that place, counted from 1. `path`: relative to the project. AppError `not-found`
   * if the project has none, `unavailable` if no server can tell.
   */
  definition: call(z.object({ ...text, line: position, column: position })).returns<{
    readonly path: string;
    readonly line: number;
  }>(),
} as const satisfies Calls;
