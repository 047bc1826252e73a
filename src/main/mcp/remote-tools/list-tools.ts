import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { ServerToolHint } from '@shared/servers/servers';
import { z } from 'zod';

// Reads the tools that a server lists. A malformed tool does not affect the others, and the length of the list is
// limited.

export type ListedTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly says: readonly ServerToolHint[];
};

const [mostPages, mostTools] = [50, 1000];
const longestName = 256;
const longestDescription = 8_000;

export async function listTools(
  client: Client,
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<readonly ListedTool[]> {
  const tools: ListedTool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && tools.length < mostTools; page += 1) {
    const request = { method: 'tools/list', params: cursor === undefined ? {} : { cursor } } as const;
    const answer: z.infer<typeof pageSchema> = await client.request(request, pageSchema, { timeout, signal });
    tools.push(...answer.tools.flatMap(toolIn));
    if (answer.nextCursor === undefined) break;
    cursor = answer.nextCursor;
  }
  return tools.slice(0, mostTools);
}

const pageSchema = z.object({
  tools: z.array(z.unknown()),
  nextCursor: z.string().optional().catch(undefined),
});

const toolSchema = z.object({
  name: z.string().min(1).max(longestName),
  title: z.string().optional().catch(undefined),
  description: z.string().catch(''),
  inputSchema: z.record(z.string(), z.unknown()).catch({}),
  annotations: z
    .object({
      title: z.string().optional().catch(undefined),
      readOnlyHint: z.boolean().optional().catch(undefined),
      destructiveHint: z.boolean().optional().catch(undefined),
      idempotentHint: z.boolean().optional().catch(undefined),
      openWorldHint: z.boolean().optional().catch(undefined),
    })
    .catch({}),
});

function toolIn(value: unknown): ListedTool[] {
  const parsed = toolSchema.safeParse(value);
  if (!parsed.success) return [];
  const { name, title, description, inputSchema, annotations } = parsed.data;
  const says: ServerToolHint[] = [
    ...(annotations.readOnlyHint ? ['read-only' as const] : []),
    ...(annotations.destructiveHint && !annotations.readOnlyHint ? ['destructive' as const] : []),
    ...(annotations.idempotentHint ? ['idempotent' as const] : []),
    ...(annotations.openWorldHint ? ['open-world' as const] : []),
  ];
  return [
    {
      name,
      title: (title ?? annotations.title ?? name).slice(0, longestName),
      description: description.slice(0, longestDescription),
      inputSchema,
      says,
    },
  ];
}
