import { z } from 'zod';

/** The model of a chat. */
export const modelChoiceSchema = z.object({
  providerId: z.string(),
  model: z.string(),
  /** The reasoning effort of the model; absent: as in the settings. */
  effort: z.string().max(40).optional(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;
