import { z } from 'zod';

// The user's answer about a folder, for parsing.

export const trustAnswerSchema = z.enum(['folder', 'parent', 'restricted']);
export type TrustAnswer = z.infer<typeof trustAnswerSchema>;
