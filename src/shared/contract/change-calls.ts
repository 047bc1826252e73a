import { z } from 'zod';
import type { ChangedSides, ChangesView, TakenBack } from '../changes/changes';
import { changeRangeSchema } from '../changes/shown-changes-schema';
import { type Calls, call, chatId, nothing, work } from './call';

// Calls about the changes of a chat, and their undo.

const id = z.string().max(200);
const path = z.string().max(4096);
const hash = z.string().max(200);
const mostFiles = 10_000;

const ofRange = { chatId, range: changeRangeSchema };

export const changeCalls = {
  /** `over`: files with a preview that also overwrites later changes. */
  list: call(z.object({ ...ofRange, over: z.array(path).max(mostFiles).optional() })).returns<ChangesView>(),
  /** Throws AppError `not-found` for a file that is not in the range. */
  sides: call(z.object({ ...ofRange, path, over: z.boolean().optional() })).returns<ChangedSides>(),
  /**
   * Undoes the previewed changes, file by file. A file that changed since the preview stays. Throws AppError `busy`
   * while commands of the chat run, unless `whileRunning`.
   */
  takeBack: call(
    z.object({
      ...ofRange,
      files: z.array(z.object({ path, hash, over: z.boolean() })).max(mostFiles),
      work,
      whileRunning: z.boolean(),
    }),
  ).returns<TakenBack>(),
  /**
   * Undoes only these hunks (`shared/hunks`, of `before` to `now`). Throws AppError `stale` if the file changed since.
   */
  takeBackHunks: call(
    z.object({
      ...ofRange,
      path,
      hash: hash.nullable(),
      hunks: z.array(id).max(mostFiles),
      whileRunning: z.boolean(),
    }),
  ).returns<TakenBack>(),
  /** Keeps the current versions of the files. `hash`: of the current content. */
  keep: call(
    z.object({ chatId, files: z.array(z.object({ path, hash: hash.nullable() })).max(mostFiles) }),
  ).returns(),
  /** The size in bytes of stored earlier contents, of all projects. */
  room: call(nothing).returns<number>(),
  /** Deletes stored contents, except those that open chats refer to. Returns the bytes that are left. */
  emptyRoom: call(nothing).returns<number>(),
} as const satisfies Calls;
