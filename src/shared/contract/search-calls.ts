import { z } from 'zod';
import { replacementSchema, textQuerySchema } from '../search/text-query-schema';
import {
  type CutShort,
  mostMatches,
  type PlannedFile,
  type ReplacedFile,
  type ReplacedFiles,
  type SearchPage,
} from '../search/text-search';
import { type Calls, call, project, work } from './call';

// Calls of a search through the files of a project, and of replacing what it found.

const hash = z.string().max(200);
const path = z.string().max(4096);
const files = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(mostMatches);

export const searchCalls = {
  /** Begins one, and ends the one that this window began before. */
  begin: call(z.object({ project, query: textQuerySchema })).returns<{ search: string }>(),
  /**
   * What was found since the last page, as soon as there is something. AppError `invalid` for an expression that is none,
   * `not-found` for a search that ended.
   */
  more: call(z.object({ search: z.string() })).returns<SearchPage>(),
  end: call(z.object({ search: z.string() })).returns(),
  /** What would be replaced in these files, as they are now. AppError `invalid` as `more`. */
  plan: call(z.object({ project, ...replacementSchema.shape, paths: z.array(path).max(50) })).returns<
    readonly PlannedFile[]
  >(),
  /** Writes each file that is what the person saw. */
  replace: call(
    z.object({
      project,
      ...replacementSchema.shape,
      files: files(z.object({ path, hash, leftOut: z.array(z.int().nonnegative()).max(mostMatches) })),
      work,
    }),
  ).returns<ReplacedFiles>(),
  /** What the last replacement in the project wrote, in files that are still as it left them. */
  undoable: call(z.object({ project })).returns<readonly ReplacedFile[]>(),
  /** One that a kill cut short. Null: there is none. */
  cutShort: call(z.object({ project })).returns<CutShort | null>(),
  /** Replaces in the files that such a one did not reach. */
  finish: call(z.object({ project, work })).returns<ReplacedFiles>(),
  /** It is to stay. */
  keepReplaced: call(
    z.object({ project, files: files(z.object({ path, before: hash, after: hash })) }),
  ).returns(),
  /** Puts back what was there before, in those that were not changed since. */
  undo: call(
    z.object({ project, files: files(z.object({ path, before: hash, after: hash })), work }),
  ).returns<ReplacedFiles>(),
} as const satisfies Calls;
