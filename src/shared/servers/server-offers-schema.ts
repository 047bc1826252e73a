import { z } from 'zod';

// Queries of a window about prompts and resources of MCP servers.

/** The value that the user is typing: a prompt's argument, or a part of a resource's address. */
export const completionQuerySchema = z.object({
  server: z.string(),
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('prompt'), name: z.string() }),
    z.object({ kind: z.literal('resource'), uriTemplate: z.string() }),
  ]),
  argument: z.object({ name: z.string(), value: z.string().max(20_000) }),
  /** The values that are already typed, by name. */
  known: z.record(z.string(), z.string().max(20_000)),
});
export type CompletionQuery = z.infer<typeof completionQuerySchema>;
