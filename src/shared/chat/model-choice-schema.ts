import { z } from 'zod';

/** The model that a chat talks to. */
export const modelChoiceSchema = z.object({
  providerId: z.string(),
  model: z.string(),
  /** How much the model is to think; absent: as the settings say. */
  effort: z.string().max(40).optional(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;
