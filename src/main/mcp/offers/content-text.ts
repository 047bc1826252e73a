import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';

// Converts the content of a prompt or a resource to text of a message. Other content becomes a short description.

const resourceSchema = z.object({
  uri: z.string(),
  mimeType: z.string().max(100).catch('of unknown type'),
  text: z.string().optional(),
  blob: z.string().optional(),
});
const contentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.enum(['image', 'audio']), data: z.string(), mimeType: z.string().max(100) }),
  z.object({ type: z.literal('resource_link'), uri: z.string() }),
  z.object({ type: z.literal('resource'), resource: resourceSchema }),
]);

/** The text of a prompt's message. */
export function contentText(value: unknown): string {
  const { success, data } = contentSchema.safeParse(value);
  if (!success) return '[a part that is not understood]';
  switch (data.type) {
    case 'text':
      return data.text;
    case 'image':
    case 'audio':
      return `[${data.type} ${data.mimeType}, ${bytesOf(data.data)} bytes]`;
    case 'resource_link':
      return `[link ${data.uri}]`;
    case 'resource':
      return `--- ${data.resource.uri} ---\n${partOf(data.resource).text}\n--- End of ${data.resource.uri} ---`;
  }
}

export type ReadResource = {
  readonly text: string;
  /** In characters, even if `text` is cut. */
  readonly length: number;
};

/** In characters. The rest of a resource is cut, because the model gets it whole. */
export const longestResource = 200_000;

/** The answer of `resources/read` as text. Throws AppError `unavailable` if all parts are binary. */
export function readResource(contents: readonly unknown[]): ReadResource {
  const parts = contents.map(partOf);
  const [first] = parts;
  if (first === undefined) throw new AppError('unavailable', textOf('offers.empty'));
  if (parts.every(({ isText }) => !isText))
    throw new AppError('unavailable', textOf('offers.binary', { what: first.text }));
  const text = parts.map((part) => part.text).join('\n');
  const { length } = text;
  if (length <= longestResource) return { text, length };
  return {
    text: `${text.slice(0, longestResource)}\n[Cut: ${length - longestResource} more characters]`,
    length,
  };
}

type Part = { readonly isText: boolean; readonly text: string };

function partOf(value: unknown): Part {
  const { success, data } = resourceSchema.safeParse(value);
  if (!success) return { isText: false, text: '[a part that is not understood]' };
  const { mimeType, blob = '' } = data;
  const text = data.text ?? textIn(blob, mimeType);
  if (text !== null) return { isText: true, text };
  return { isText: false, text: `[${mimeType}, ${bytesOf(blob)} bytes]` };
}

/** Some servers send text as bytes. Null: the bytes are binary. */
function textIn(blob: string, mimeType: string): string | null {
  if (!/^text\/|[/+](?:json|xml)\b/.test(mimeType)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(blob, 'base64'));
  } catch {
    return null;
  }
}

function bytesOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}
