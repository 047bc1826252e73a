import { z } from 'zod';
import type { TrustAnswer } from '../trust';

// What a window answers about a folder, as it is parsed.

export const trustAnswerSchema: z.ZodType<TrustAnswer> = z.enum(['folder', 'parent', 'restricted']);
