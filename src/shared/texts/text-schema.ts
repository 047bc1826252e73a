import { z } from 'zod';
import type { AnyText, Param, Text } from './text';

// Texts for the user, in the form of the wire and the journal.

const paramSchema: z.ZodType<Param> = z.lazy(() => z.union([z.string(), z.number(), ownTextSchema]));

const ownTextSchema: z.ZodType<Text> = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([paramSchema, z.array(paramSchema)])),
});

export const textSchema: z.ZodType<AnyText> = z.union([z.string(), ownTextSchema]);
