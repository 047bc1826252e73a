import { z } from 'zod';

// The user's verdicts and comments on the parts of a change, and the form in which a chat stores them.

export const hunkVerdictSchema = z.object({
  /** The id from `takeApart`. */
  id: z.string(),
  verdict: z.enum(['accept', 'reject']),
  reason: z.string().trim().optional(),
});
export type HunkVerdict = z.infer<typeof hunkVerdictSchema>;

/** `side`: the original file or the original proposal; `line` counts from 1. */
export const lineCommentSchema = z.object({
  side: z.enum(['original', 'proposed']),
  line: z.number().int().positive(),
  text: z.string().trim().min(1),
});
export type LineComment = z.infer<typeof lineCommentSchema>;

/** For a change of a file: the comments on its lines. */
export const commented = { comments: z.array(lineCommentSchema).max(10_000).optional() };
/** Also the verdicts on its hunks; a `content` already includes them. A hunk without a verdict is accepted. */
export const reviewed = { hunks: z.array(hunkVerdictSchema).max(100_000).optional(), ...commented };

/** The review for display, after the decision. */
export const reviewSchema = z.object({
  /** Null: the user decided on the whole change. */
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
