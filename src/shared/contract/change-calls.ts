import { z } from 'zod';
import type { ChangedSides, ChangesView, TakenBack } from '../changes/changes';
import { changeRangeSchema } from '../changes/shown-changes-schema';
import { type Calls, call, chatId, nothing, work } from './call';

// Calls about what was changed in a chat, and taking it back.

const id = z.string().max(200);
const path = z.string().max(4096);
const hash = z.string().max(200);
const mostFiles = 10_000;

const ofRange = { chatId, range: changeRangeSchema };

export const changeCalls = {
  /** `over`: files of which the preview is to take back what was changed since as well. */
  list: call(z.object({ ...ofRange, over: z.array(path).max(mostFiles).optional() })).returns<ChangesView>(),
  /** AppError `not-found` for a file that is not among them. */
  sides: call(z.object({ ...ofRange, path, over: z.boolean().optional() })).returns<ChangedSides>(),
  /**
   * Takes back what the person saw, file by file; one that is another by now stays. AppError `busy` while commands of the
   * chat run, unless `whileRunning`.
   */
  takeBack: call(
    z.object({
      ...ofRange,
      files: z.array(z.object({ path, hash, over: z.boolean() })).max(mostFiles),
      work,
      whileRunning: z.boolean(),
    }),
  ).returns<TakenBack>(),
  /** Takes back these hunks alone (`shared/hunks`, of `before` to `now`). AppError `stale` when the file is another by now. */
  takeBackHunks: call(
    z.object({
      ...ofRange,
      path,
      hash: hash.nullable(),
      hunks: z.array(id).max(mostFiles),
      whileRunning: z.boolean(),
    }),
  ).returns<TakenBack>(),
  /** Files as they are now are to stay. `hash`: of what is there. */
  keep: call(
    z.object({ chatId, files: z.array(z.object({ path, hash: hash.nullable() })).max(mostFiles) }),
  ).returns(),
  /** How many bytes what files held before takes, of all projects. */
  room: call(nothing).returns<number>(),
  /** Lets go of it, but for what open chats refer to; how many bytes are left. */
  emptyRoom: call(nothing).returns<number>(),
} as const satisfies Calls;
