import { z } from 'zod';

// What a window asks of the offers of MCP servers.

/** Which value is being written: of a prompt's argument, or of a part of a resource's address. */
export const completionQuerySchema = z.object({
  server: z.string(),
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('prompt'), name: z.string() }),
    z.object({ kind: z.literal('resource'), uriTemplate: z.string() }),
  ]),
  argument: z.object({ name: z.string(), value: z.string().max(20_000) }),
  /** The values that are written already, by name. */
  known: z.record(z.string(), z.string().max(20_000)),
});
export type CompletionQuery = z.infer<typeof completionQuerySchema>;
