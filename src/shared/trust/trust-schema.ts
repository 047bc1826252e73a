import { z } from 'zod';

// What a person answers about a folder, as it is parsed.

export const trustAnswerSchema = z.enum(['folder', 'parent', 'restricted']);
export type TrustAnswer = z.infer<typeof trustAnswerSchema>;
