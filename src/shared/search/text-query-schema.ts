import { z } from 'zod';

// Text query for a search through the project's files: the form that is typed, stored and sent.

const typed = z
  .string()
  .max(2000)
  .regex(/^[^\0\r\n]*$/);

export const textQuerySchema = z.object({
  pattern: typed,
  matchesCase: z.boolean(),
  wholeWords: z.boolean(),
  /** A regular expression in ripgrep's syntax; else the pattern is literal. */
  isExpression: z.boolean(),
  /** Globs separated by commas, for the files to search; empty for all. */
  include: typed,
  /** Globs of files to leave out. */
  exclude: typed,
  /** Includes git-ignored files. */
  withIgnored: z.boolean(),
});
export type TextQuery = z.infer<typeof textQuerySchema>;

const offset = z.int().nonnegative();

/** The changes of a file by a rename of a symbol, for the version with that hash, in the order of its text. */
export const renamedFileSchema = z.object({
  path: z.string().max(4096),
  hash: z.string().max(200),
  changes: z.array(z.object({ from: offset, to: offset, by: z.string().max(100_000) })).max(20_000),
});
export type RenamedFile = z.infer<typeof renamedFileSchema>;

/** A query, and the replacement for its matches; or for the places of a symbol with that name. */
export const replacementSchema = z.object({
  query: textQuerySchema,
  replacement: typed,
  renamed: z.array(renamedFileSchema).max(5000).optional(),
});
export type Replacement = z.infer<typeof replacementSchema>;
