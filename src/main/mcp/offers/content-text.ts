import { z } from 'zod';

// Content of a prompt or a resource → text of a message. What is no text is told as what it is.

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

/** Of a prompt's message. */
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
      return `--- ${data.resource.uri} ---\n${resourceText(data.resource)}\n--- End of ${data.resource.uri} ---`;
  }
}

/** Of what `resources/read` gives. */
export function resourceText(value: unknown): string {
  const { success, data } = resourceSchema.safeParse(value);
  if (!success) return '[a part that is not understood]';
  return data.text ?? `[${data.mimeType}, ${bytesOf(data.blob ?? '')} bytes]`;
}

function bytesOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}
