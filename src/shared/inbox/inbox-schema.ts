import { z } from 'zod';
import { subjectSchema } from '../approval/approval-schema';
import { textSchema } from '../texts/text-schema';

// A question in a list, with enough data to choose it. Its subject is in its chat.

const kinds = subjectSchema.options.map((option) => option.shape.kind.value);

export const waitingQuestionSchema = z.object({
  callId: z.string(),
  /** The call's title, shortened. */
  title: textSchema,
  kind: z.enum(kinds),
  /** Since when it waits, even if it was asked anew. */
  since: z.number(),
  danger: z.boolean(),
  /** The sub-agent that made the call. */
  agent: z.string().optional(),
});
export type WaitingQuestion = z.infer<typeof waitingQuestionSchema>;
