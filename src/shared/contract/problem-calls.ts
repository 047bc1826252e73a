import { z } from 'zod';
import type { Problem } from '../problems/problems-schema';
import { type Calls, call, project } from './call';

// Calls for the problems that language servers find.

export const problemCalls = {
  /**
   * The problems of a text in the editor, which need not be on disk. A later call for the same file ends this one.
   * Null: nobody can say.
   */
  ofText: call(z.object({ project, path: z.string().max(4096), text: z.string().max(2_000_000) })).returns<
    readonly Problem[] | null
  >(),
} as const satisfies Calls;
