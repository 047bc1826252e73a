import { z } from 'zod';

// What a person decides on the parts of a change and says of its lines, and what a chat keeps of that.

export const hunkVerdictSchema = z.object({
  /** As `takeApart` names it. */
  id: z.string(),
  verdict: z.enum(['accept', 'reject']),
  reason: z.string().trim().optional(),
});
export type HunkVerdict = z.infer<typeof hunkVerdictSchema>;

/** Of the file as it was, or of the proposal as it was made; `line` counts from 1. */
export const lineCommentSchema = z.object({
  side: z.enum(['original', 'proposed']),
  line: z.number().int().positive(),
  text: z.string().trim().min(1),
});
export type LineComment = z.infer<typeof lineCommentSchema>;

/** As it is shown once the call is decided. */
export const reviewSchema = z.object({
  /** Null: no hunk was judged by itself. */
  hunks: z
    .object({
      total: z.number(),
      rejected: z.array(
        z.object({
          /** From 1, in the order of the file. */
          number: z.number(),
          reason: z.string().nullable(),
          /** Its hunk of a unified diff; cut at 2,000 characters. */
          patch: z.string(),
        }),
      ),
    })
    .nullable(),
  /** `about`: the line itself, its first 200 characters. */
  comments: z.array(lineCommentSchema.extend({ about: z.string() })),
});
export type Review = z.infer<typeof reviewSchema>;
