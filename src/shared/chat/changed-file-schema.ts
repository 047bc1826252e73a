import { z } from 'zod';

/** A call's change of a file, which can be undone. The main process stores contents by their hashes (SHA-256, hex). */
export const changedFileSchema = z.object({
  /** With `/`. */
  relativePath: z.string(),
  /** Null: the file was absent. */
  before: z.string().nullable(),
  /** Null: it is deleted. */
  after: z.string().nullable(),
  /**
   * The permission bits before. `linkMode` for a link, with its target as content. The bits with `folderMode` for an
   * empty folder. Null if the file was absent.
   */
  mode: z.number().nullable(),
  /** The same afterwards; absent: as before, and for a new file the default. */
  modeAfter: z.number().nullable().optional(),
  /** Both modes are exact; absent in changes by earlier versions. */
  exactModes: z.literal(true).optional(),
  /** A parent folder, relative to the project, that was empty before. It stays if this file is deleted. */
  emptyFolder: z.string().optional(),
  /** Several commands ran at that time, and the author is unknown. */
  byCommands: z.literal(true).optional(),
  /** A background command ran at that time, perhaps for long. The author is this command or the user. */
  whileGoing: z.literal(true).optional(),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;
