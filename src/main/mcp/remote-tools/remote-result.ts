import { z } from 'zod';
import { ToolError } from '../../base/tool-error';
import type { ModelPart, ToolResult } from '../../tools/kit/tool';
import { partOf, type Receiving, type RemoteDisplay, type Told, textPart } from './result-part';

// Converts the result of a server's tool to a result for the model and the user. An unknown part becomes a description;
// Pilotfish does not guess its content.

export const remoteResultSchema = z.object({
  content: z.array(z.unknown()).catch([]),
  structuredContent: z.record(z.string(), z.unknown()).optional().catch(undefined),
  isError: z.boolean().catch(false),
});
export type RemoteResult = z.infer<typeof remoteResultSchema>;

/** The maximum of stored pictures and sounds. The result only mentions further ones. */
const mostMedia = 20;
const [mostShown, mostLinks] = [10_000, 50];

/** Throws ToolError with the server's message if the call failed there. */
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

/** Media and links appear separately, so they are left out of the text. */
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

/** Null if texts already contain the same data, as servers do for older clients. */
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
