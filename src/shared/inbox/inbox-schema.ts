import { z } from 'zod';
import { subjectSchema } from '../approval/approval-schema';
import { textSchema } from '../texts/text-schema';

// What a list of questions says of one: enough to choose it by. What it asks stands in its chat.

const kinds = subjectSchema.options.map((option) => option.shape.kind.value);

export const waitingQuestionSchema = z.object({
  callId: z.string(),
  /** The call's, shortened. */
  title: textSchema,
  kind: z.enum(kinds),
  /** Since when it waits, however often it was asked afresh. */
  since: z.number(),
  danger: z.boolean(),
  /** Whose call it is, of those that work for the model. */
  agent: z.string().optional(),
});
export type WaitingQuestion = z.infer<typeof waitingQuestionSchema>;
