import type { ToolContext, ToolResult } from '../tools/kit/tool';
import type { Call } from './calls/call';
import type { QueueParts } from './parts';
import type { Found } from './tool-context';
import { withMore } from './with-more';

type Ran = {
  readonly context: Pick<ToolContext, 'fileSeen'>;
  readonly found: Pick<Found, 'used'>;
};

/** Adds the instructions in folders of the files that the call has used, unless its conversation knows them. */
export async function withInstructions(
  result: ToolResult,
  { parts, call }: { readonly parts: Pick<QueueParts, 'services' | 'known'>; readonly call: Call },
  { context, found }: Ran,
): Promise<ToolResult> {
  const used = found.used();
  if (used.length === 0) return result;
  // A sub-agent's conversation ends with its call, so the journal need not contain what it knows.
  const isNested = call.parentId !== undefined;
  const keyOf = (path: string) => (isNested ? `${call.parentId}: ${path}` : path);
  const knows = (path: string) => parts.known.has(keyOf(path));
  const told = await parts.services.instructionsFor(used, knows);
  // Another call of the lane may have got them meanwhile.
  const news = told.filter(({ path }) => !knows(path));
  if (news.length === 0) return result;
  for (const { path } of news)
    if (isNested) parts.known.add(keyOf(path));
    else context.fileSeen(path);
  const text = news.map((one) => one.text).join('\n\n');
  return { ...withMore(result, text), instructions: news.map(({ relative }) => relative) };
}
