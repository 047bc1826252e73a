import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';

// Body of an answer, decompressed and bounded: what it unpacks to is counted while it does, whatever its head says.

export const mostBytes = 10 * 1024 * 1024;
/** Each names a decompressor that holds memory; no server needs more. */
const mostEncodings = 3;

/** ToolError when it is too long, breaks off, or is packed in a way nobody knows. `shown`: the page, in messages. */
export async function readBody(
  response: IncomingMessage,
  shown: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const body = decoded(response, shown);
  const end = () => body.destroy(new Error('given up'));
  signal.addEventListener('abort', end);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) throw new ToolError(`Cannot fetch ${shown}: it is larger than 10 MB.`);
    }
    signal.throwIfAborted();
    return Buffer.concat(chunks);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ToolError) throw error;
    throw new ToolError(`Cannot fetch ${shown}: its content broke off (${messageOf(error)}).`, {
      cause: error,
    });
  } finally {
    signal.removeEventListener('abort', end);
    body.destroy();
    response.destroy();
  }
}

function decoded(response: IncomingMessage, shown: string): Readable {
  const encodings = (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((encoding) => encoding.trim().toLowerCase())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length > mostEncodings || !encodings.every((encoding) => Object.hasOwn(decoders, encoding)))
    throw new ToolError(`Cannot fetch ${shown}: it is packed in an unknown way (${encodings.join(', ')}).`);
  return encodings.reduceRight<Readable>((from, encoding) => decoders[encoding]?.(from) ?? from, response);
}

/** What goes wrong in one is told to who reads it. */
const decoders: Readonly<Record<string, (from: Readable) => Readable>> = {
  gzip: (from) => pipeline(from, createGunzip(), () => {}),
  'x-gzip': (from) => pipeline(from, createGunzip(), () => {}),
  deflate: (from) => Readable.from(inflated(from)),
  br: (from) => pipeline(from, createBrotliDecompress(), () => {}),
  zstd: (from) => pipeline(from, createZstdDecompress(), () => {}),
};

/** By its name "deflate" has a header (RFC 1950); some servers leave it out, which the first byte tells. */
async function* inflated(from: Readable): AsyncGenerator<Buffer> {
  const reader: AsyncIterator<Buffer> = from[Symbol.asyncIterator]();
  const first = await reader.next();
  if (first.done) return;
  const hasHeader = ((first.value[0] ?? 0) & 0x0f) === 8;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => reader };
  };
  yield* pipeline(whole, hasHeader ? createInflate() : createInflateRaw(), () => {});
}
