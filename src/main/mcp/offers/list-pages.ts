import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';

// Reads a paged list of a server to its end. Unreadable entries are skipped, and the number of pages is limited.

const [mostPages, mostEntries] = [20, 500];
export const offerTimeoutMs = 10_000;

type Lists = {
  readonly 'prompts/list': 'prompts';
  readonly 'resources/list': 'resources';
  readonly 'resources/templates/list': 'resourceTemplates';
};

export async function listPages<Method extends keyof Lists, Schema extends z.ZodType>(
  client: Client,
  { method, key, schema }: { readonly method: Method; readonly key: Lists[Method]; readonly schema: Schema },
): Promise<readonly z.output<Schema>[]> {
  const pageSchema = z.object({
    [key]: z.array(z.unknown()),
    nextCursor: z.string().optional().catch(undefined),
  });
  const entries: z.output<Schema>[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && entries.length < mostEntries; page += 1) {
    const request = { method, params: cursor === undefined ? {} : { cursor } };
    const answer = await client.request(request, pageSchema, { timeout: offerTimeoutMs });
    for (const value of z.array(z.unknown()).parse(answer[key])) {
      const { success, data } = schema.safeParse(value);
      if (success) entries.push(data);
    }
    cursor = z.string().optional().catch(undefined).parse(answer.nextCursor);
    if (cursor === undefined) break;
  }
  return entries.slice(0, mostEntries);
}
