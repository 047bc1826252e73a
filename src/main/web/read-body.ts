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

// Body of an answer, decompressed and bounded. The decompressed bytes are counted as they arrive, because the head may
// be wrong.

export const mostBytes = 10 * 1024 * 1024;
/** Each encoding needs a decompressor with memory. No server needs more. */
const mostEncodings = 3;

/**
 * Throws ToolError if the body is too long, breaks off, or has an unknown encoding. `shown`: the name of the page in
 * messages.
 */
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

/** The reader gets the errors of a decompressor. */
const decoders: Readonly<Record<string, (from: Readable) => Readable>> = {
  gzip: (from) => pipeline(from, createGunzip(), () => {}),
  'x-gzip': (from) => pipeline(from, createGunzip(), () => {}),
  deflate: (from) => Readable.from(inflated(from)),
  br: (from) => pipeline(from, createBrotliDecompress(), () => {}),
  zstd: (from) => pipeline(from, createZstdDecompress(), () => {}),
};

/** "deflate" should have a header (RFC 1950). Some servers omit it; the first byte shows that. */
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
