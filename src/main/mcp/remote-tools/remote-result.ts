import { z } from 'zod';
import { ToolError } from '../../base/tool-error';
import type { ModelPart, ToolResult } from '../../tools/tool';

// Result of a server's tool, as the server gave it → what the model and the person get. What is no part that is known is
// told as what it is, never guessed at.

export const remoteResultSchema = z.object({
  content: z.array(z.unknown()).catch([]),
  structuredContent: z.record(z.string(), z.unknown()).optional().catch(undefined),
  isError: z.boolean().catch(false),
});
export type RemoteResult = z.infer<typeof remoteResultSchema>;

export type Receiving = {
  accepts(kind: 'image' | 'file'): boolean;
  /** Keeps sound where a person can play it; the absolute path. */
  keepFile(base64: string, mimeType: string): Promise<string>;
};

/** ToolError with what the server says when the call failed there. */
export async function resultOf(result: RemoteResult, receiving: Receiving): Promise<ToolResult> {
  const parts: ModelPart[] = [];
  for (const part of result.content) parts.push(await partOf(part, receiving));
  const structured = structuredText(result, parts);
  if (structured !== null) parts.push(textPart(structured));
  const text = parts
    .map((part) => (part.kind === 'text' ? part.text : `[image ${part.mimeType}]`))
    .join('\n');
  if (result.isError)
    throw new ToolError(text.trim() || 'The server says that the call failed, and not why.');
  const isTextAlone = parts.every(({ kind }) => kind === 'text');
  return {
    forModel: isTextAlone ? text : parts,
    forPerson: { kind: 'markdown', text: forPerson(result, text) },
  };
}

const blobSchema = z.object({
  data: z.string(),
  mimeType: z.string().max(100).catch('application/octet-stream'),
});
const partSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  blobSchema.extend({ type: z.literal('image') }),
  blobSchema.extend({ type: z.literal('audio') }),
  z.object({
    type: z.literal('resource_link'),
    uri: z.string(),
    name: z.string().catch(''),
    description: z.string().optional().catch(undefined),
  }),
  z.object({
    type: z.literal('resource'),
    resource: z.object({
      uri: z.string(),
      mimeType: z.string().optional().catch(undefined),
      text: z.string().optional(),
      blob: z.string().optional(),
    }),
  }),
]);

async function partOf(part: unknown, { accepts, keepFile }: Receiving): Promise<ModelPart> {
  const parsed = partSchema.safeParse(part);
  if (!parsed.success) return textPart('[a part of the result that is not understood]');
  const known = parsed.data;
  switch (known.type) {
    case 'text':
      return textPart(known.text);
    case 'image': {
      const { mimeType, data } = known;
      if (accepts('image') && isPicture(mimeType))
        return { kind: 'image', mimeType, base64: data, name: 'image' };
      return textPart(`[image ${mimeType}, ${bytesOf(data)} bytes. The model in use does not take it.]`);
    }
    case 'audio': {
      const { mimeType, data } = known;
      return textPart(
        `[audio ${mimeType}, ${bytesOf(data)} bytes, kept at ${await keepFile(data, mimeType)}]`,
      );
    }
    case 'resource_link':
      return textPart(linkText(known));
    case 'resource': {
      const { uri, text, blob, mimeType } = known.resource;
      if (text !== undefined) return textPart(`--- ${uri} ---\n${text}`);
      const type = mimeType ?? 'of unknown type';
      if (blob !== undefined && accepts('image') && isPicture(type))
        return { kind: 'image', mimeType: type, base64: blob, name: uri };
      return textPart(`[${uri}: ${type}, ${bytesOf(blob ?? '')} bytes]`);
    }
  }
}

function linkText({
  uri,
  name,
  description,
}: {
  uri: string;
  name: string;
  description?: string | undefined;
}) {
  const title = name === '' || name === uri ? uri : `${name}: ${uri}`;
  return description ? `[link ${title} (${description})]` : `[link ${title}]`;
}

function textPart(text: string): ModelPart {
  return { kind: 'text', text };
}

/** Of those that models take. */
function isPicture(mimeType: string): boolean {
  return /^image\/(?:png|jpeg|gif|webp)$/.test(mimeType);
}

function bytesOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
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

/** Texts as they are, links as links. */
function forPerson({ content }: RemoteResult, text: string): string {
  const links = content.flatMap((part) => {
    const parsed = partSchema.safeParse(part);
    return parsed.success && parsed.data.type === 'resource_link' && /^https?:/.test(parsed.data.uri)
      ? [`- <${parsed.data.uri}>`]
      : [];
  });
  return [fenced(text.slice(0, mostShown)), ...(links.length > 0 ? ['', ...links] : [])].join('\n');
}

const mostShown = 10_000;

/** In a fence that is longer than any in it, so that nothing in it is markdown of ours. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
