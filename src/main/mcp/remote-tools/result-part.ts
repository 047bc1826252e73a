import { messageOf } from '@shared/errors';
import type { Display } from '@shared/tool-call/tool-call';
import { z } from 'zod';
import { mediaKind } from '../../project/file-kind';
import type { ModelPart } from '../../tools/kit/tool';

export type Receiving = {
  accepts(kind: 'image' | 'file'): boolean;
  /** Stores a picture or sound where the user can open it. Resolves with the absolute path. */
  keepFile(base64: string, mimeType: string): Promise<string>;
};

export type RemoteDisplay = Extract<Display, { kind: 'remote-result' }>;

/** A part of the result: for the model, and the media or link that the user sees instead. */
export type Told = {
  readonly part: ModelPart;
  readonly media?: RemoteDisplay['media'][number];
  readonly link?: RemoteDisplay['links'][number];
};

/** `mayKeep`: whether the part may become a file. */
type Keeping = Receiving & { readonly mayKeep: boolean };

export async function partOf(part: unknown, keeping: Keeping): Promise<Told> {
  const parsed = partSchema.safeParse(part);
  if (!parsed.success) return { part: textPart('[a part of the result that is not understood]') };
  const known = parsed.data;
  switch (known.type) {
    case 'text':
      return { part: textPart(known.text) };
    case 'image':
      return isPicture(known.mimeType)
        ? await picture({ ...known, name: 'image', otherwise: notTaken(known) }, keeping)
        : { part: textPart(notTaken(known)) };
    case 'audio':
      return await sound(known, keeping);
    case 'resource_link': {
      const { uri, name, description = '' } = known;
      const part = textPart(linkText(known));
      if (uri.length > longestUri) return { part };
      return { part, link: { uri, name: name.slice(0, 200), description: description.slice(0, 500) } };
    }
    case 'resource':
      return await resource(known.resource, keeping);
  }
}

/** A longer address is useless as a link. */
const longestUri = 2000;

const blobSchema = z.object({
  data: z.string(),
  mimeType: z.string().max(100).catch('application/octet-stream'),
});
const resourceSchema = z.object({
  uri: z.string(),
  mimeType: z.string().max(100).optional().catch(undefined),
  text: z.string().optional(),
  blob: z.string().optional(),
});
type EmbeddedResource = z.infer<typeof resourceSchema>;
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
    resource: resourceSchema,
  }),
]);

async function resource(
  { uri, text, blob: data = '', mimeType = 'of unknown type' }: EmbeddedResource,
  keeping: Keeping,
): Promise<Told> {
  if (text !== undefined) return { part: textPart(`--- ${uri} ---\n${text}`) };
  const otherwise = `[${uri}: ${mimeType}, ${bytesOf(data)} bytes]`;
  if (isPicture(mimeType)) return await picture({ data, mimeType, name: uri, otherwise }, keeping);
  if (isSound(mimeType)) return await sound({ data, mimeType }, keeping);
  return { part: textPart(otherwise) };
}

type Blob = { readonly data: string; readonly mimeType: string };

/** `otherwise`: the text for a model that does not support pictures. */
type Picture = Blob & { readonly name: string; readonly otherwise: string };

/** The bytes decide the type. With a wrong type, the model would refuse the whole chat from then on. */
async function picture({ name, otherwise, ...blob }: Picture, keeping: Keeping): Promise<Told> {
  const bytes = Buffer.from(blob.data, 'base64');
  const mimeType = mediaKind(bytes)?.mimeType ?? '';
  const what = `image ${blob.mimeType}, ${bytes.length} bytes`;
  if (!isPicture(mimeType)) return { part: textPart(`[${what}, which are no picture]`) };
  if (!keeping.mayKeep) return { part: textPart(`[${what}, not kept]`) };
  const data = bytes.toString('base64');
  const part: ModelPart = keeping.accepts('image')
    ? { kind: 'image', mimeType, base64: data, name }
    : textPart(otherwise);
  const file = await kept({ data, mimeType }, keeping);
  if (file.kind === 'kept') return { part, media: file.media };
  return part.kind === 'text' ? { part: textPart(`[${what}, not kept: ${file.why}]`) } : { part };
}

async function sound(blob: Blob, keeping: Keeping): Promise<Told> {
  const what = `audio ${blob.mimeType}, ${bytesOf(blob.data)} bytes`;
  if (!keeping.mayKeep) return { part: textPart(`[${what}, not kept]`) };
  const file = await kept(blob, keeping);
  if (file.kind === 'lost') return { part: textPart(`[${what}, not kept: ${file.why}]`) };
  return { part: textPart(`[${what}, kept at ${file.media.path}]`), media: file.media };
}

type Kept =
  | { readonly kind: 'kept'; readonly media: RemoteDisplay['media'][number] }
  | { readonly kind: 'lost'; readonly why: string };

/** The server's work is already done. So a picture or sound that cannot be stored does not fail the call. */
async function kept({ data, mimeType }: Blob, { keepFile }: Receiving): Promise<Kept> {
  // A page treats the file by its type, so only types of pictures and sounds are allowed.
  const type = isPicture(mimeType) || isSound(mimeType) ? mimeType : 'application/octet-stream';
  try {
    const path = await keepFile(data, type);
    return { kind: 'kept', media: { mimeType: type, bytes: bytesOf(data), path } };
  } catch (error) {
    return { kind: 'lost', why: messageOf(error) };
  }
}

function notTaken({ data, mimeType }: Blob): string {
  return `[image ${mimeType}, ${bytesOf(data)} bytes. The model in use does not take it.]`;
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

export function textPart(text: string): ModelPart {
  return { kind: 'text', text };
}

/** Only picture types that models accept. */
function isPicture(mimeType: string): boolean {
  return /^image\/(?:png|jpeg|gif|webp)$/.test(mimeType);
}

function isSound(mimeType: string): boolean {
  return /^audio\/[\w.+-]+$/.test(mimeType);
}

function bytesOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}
