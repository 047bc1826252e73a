import { z } from 'zod';
import { ToolError } from '../../base/tool-error';
import type { ModelPart, ToolResult } from '../../tools/kit/tool';
import { partOf, type Receiving, type RemoteDisplay, type Told, textPart } from './result-part';

// Result of a server's tool, as the server gave it → what the model and the person get. What is no part that is known is
// told as what it is, never guessed at.

export const remoteResultSchema = z.object({
  content: z.array(z.unknown()).catch([]),
  structuredContent: z.record(z.string(), z.unknown()).optional().catch(undefined),
  isError: z.boolean().catch(false),
});
export type RemoteResult = z.infer<typeof remoteResultSchema>;

/** More pictures and sounds than these are told of and not kept. */
const mostMedia = 20;
const [mostShown, mostLinks] = [10_000, 50];

/** ToolError with what the server says when the call failed there. */
export async function resultOf(result: RemoteResult, receiving: Receiving): Promise<ToolResult> {
  const told = await toldOf(result, receiving);
  const structured = structuredText(
    result,
    told.map(({ part }) => part),
  );
  if (structured !== null) told.push({ part: textPart(structured) });
  const parts = told.map(({ part }) => part);
  const text = parts.map(asText).join('\n');
  if (result.isError)
    throw new ToolError(text.trim() || 'The server says that the call failed, and not why.');
  return {
    forModel: parts.every(({ kind }) => kind === 'text') ? text : parts,
    forPerson: shown(told),
  };
}

async function toldOf({ content }: RemoteResult, receiving: Receiving): Promise<Told[]> {
  const told: Told[] = [];
  let kept = 0;
  for (const part of content) {
    const one = await partOf(part, { ...receiving, mayKeep: kept < mostMedia });
    if (one.media) kept += 1;
    told.push(one);
  }
  return told;
}

/** What is seen, heard or followed is no text besides. */
function shown(told: readonly Told[]): RemoteDisplay {
  const texts = told.filter(({ media, link }) => !media && !link).map(({ part }) => asText(part));
  return {
    kind: 'remote-result',
    text: texts.join('\n').slice(0, mostShown),
    media: told.flatMap(({ media }) => media ?? []),
    links: told.flatMap(({ link }) => link ?? []).slice(0, mostLinks),
  };
}

function asText(part: ModelPart): string {
  return part.kind === 'text' ? part.text : `[${part.kind} ${part.mimeType}]`;
}

/** Null where texts say the very same already, as servers do for older clients. */
function structuredText({ structuredContent }: RemoteResult, parts: readonly ModelPart[]): string | null {
  if (structuredContent === undefined) return null;
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const isSaid =
    texts.some((text) => isJsonOf(text, structuredContent)) ||
    Object.values(structuredContent).every((value) => typeof value === 'string' && texts.includes(value));
  return isSaid ? null : JSON.stringify(structuredContent, null, 2);
}

function isJsonOf(text: string, value: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
