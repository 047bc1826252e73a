import { z } from 'zod';

// Text query: what a person searches the project's files for, as it is typed, kept and asked.

const typed = z
  .string()
  .max(2000)
  .regex(/^[^\0\r\n]*$/);

export const textQuerySchema = z.object({
  pattern: typed,
  matchesCase: z.boolean(),
  wholeWords: z.boolean(),
  /** A regular expression, as ripgrep reads it; else the pattern is literal. */
  isExpression: z.boolean(),
  /** Globs with commas between them: only such files; empty for all. */
  include: typed,
  /** Such files are left out. */
  exclude: typed,
  /** Those that git ignores too. */
  withIgnored: z.boolean(),
});
export type TextQuery = z.infer<typeof textQuerySchema>;

/** A query, and what its matches are replaced by. */
export const replacementSchema = z.object({ query: textQuerySchema, replacement: typed });
export type Replacement = z.infer<typeof replacementSchema>;
