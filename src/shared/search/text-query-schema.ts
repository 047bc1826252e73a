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

/** A query, and the replacement for its matches. */
export const replacementSchema = z.object({ query: textQuerySchema, replacement: typed });
export type Replacement = z.infer<typeof replacementSchema>;
