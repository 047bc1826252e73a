import { z } from 'zod';
import { commented, lineCommentSchema, reviewed } from '../hunks/review-schema';

// Grants: the user's decisions on later changes of a batch, sent together with the decision on the waiting call.

/** The later call, and the change of it that the user saw. */
const seen = {
  callId: z.string(),
  /** `EditAhead['diff']`. The grant applies only to this change, at any line. */
  diff: z.string(),
  /** `EditAhead['hash']`. The content and the line numbers of the comments refer to exactly this proposal. */
  hash: z.string(),
};

export const grantSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('accept'), ...seen, ...commented }),
  /** `content`: the whole new text. If it is the old text, the call is rejected at its turn. */
  z.object({ verdict: z.literal('accept-with-edits'), ...seen, content: z.string(), ...reviewed }),
  /** Leaves the file out: the call is rejected at its turn. */
  z.object({ verdict: z.literal('reject'), ...seen, reason: z.string().optional(), ...commented }),
]);
export type Grant = z.infer<typeof grantSchema>;

/** Later changes of the batch that the user decides with this one. */
export const granting = { grants: z.array(grantSchema).max(1_000).optional() };

export const grantVerdictSchema = z.enum(['accept', 'accept-with-edits', 'reject']);
export type GrantVerdict = z.infer<typeof grantVerdictSchema>;

/** `row`: the comment's row in the unified diff of the change, which shifted lines leave the same; absent: unknown. */
const storedComment = lineCommentSchema.extend({ row: z.number().optional() });
const storedComments = { comments: z.array(storedComment).optional() };

/** A grant in the form of the chat. */
export const storedGrantSchema = z.discriminatedUnion('verdict', [
  grantSchema.options[0].extend(storedComments),
  /** Without `content`, the verdicts on the hunks alone yield the new text. */
  grantSchema.options[1].extend({ content: z.string().optional(), ...storedComments }),
  /** With `hunks`, the user rejected each of them. */
  grantSchema.options[2].extend({ hunks: reviewed.hunks, ...storedComments }),
]);
export type StoredGrant = z.infer<typeof storedGrantSchema>;

/** The user's unsent version of a change in the batch. The changes behind it are computed on this version. */
export const draftAheadSchema = z.object({
  callId: z.string(),
  /** Of the proposal that it belongs to: `Proposal['hash']`. The draft of another proposal has no effect. */
  hash: z.string(),
  /** The whole new text; null: the user leaves the file out. */
  content: z.string().nullable(),
});
export type DraftAhead = z.infer<typeof draftAheadSchema>;
