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

// Calls for a search through the files of a project, and for replacing its matches.

const hash = z.string().max(200);
const path = z.string().max(4096);
const files = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(mostMatches);

export const searchCalls = {
  /** Begins a search, and ends the previous one of this window. */
  begin: call(z.object({ project, query: textQuerySchema })).returns<{ search: string }>(),
  /**
   * The matches since the last page, as soon as there are some. Throws AppError `invalid` for an invalid expression,
   * `not-found` for a search that ended.
   */
  more: call(z.object({ search: z.string() })).returns<SearchPage>(),
  end: call(z.object({ search: z.string() })).returns(),
  /** The planned replacements in the current version of these files. Throws AppError `invalid` like `more`. */
  plan: call(z.object({ project, ...replacementSchema.shape, paths: z.array(path).max(50) })).returns<
    readonly PlannedFile[]
  >(),
  /** Writes each file that still has the version that the user saw. */
  replace: call(
    z.object({
      project,
      ...replacementSchema.shape,
      files: files(z.object({ path, hash, leftOut: z.array(z.int().nonnegative()).max(mostMatches) })),
      work,
    }),
  ).returns<ReplacedFiles>(),
  /** The files of the project's last replacement that are unchanged since. */
  undoable: call(z.object({ project })).returns<readonly ReplacedFile[]>(),
  /** A replacement that was interrupted by a kill, if there is one. */
  cutShort: call(z.object({ project })).returns<CutShort | null>(),
  /** Replaces in the remaining files of an interrupted replacement. */
  finish: call(z.object({ project, work })).returns<ReplacedFiles>(),
  /** Keeps the replacement. */
  keepReplaced: call(
    z.object({ project, files: files(z.object({ path, before: hash, after: hash })) }),
  ).returns(),
  /** Restores the earlier content of files that are unchanged since. */
  undo: call(
    z.object({ project, files: files(z.object({ path, before: hash, after: hash })), work }),
  ).returns<ReplacedFiles>(),
} as const satisfies Calls;
