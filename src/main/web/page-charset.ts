import { isUtf8 } from 'node:buffer';
import { decodeText } from '../project/text/encoding';

// Charset of a page: by its byte order mark, its head, its own declaration, then by its bytes. Each may be wrong: text
// that is clearly UTF-8 is read as UTF-8, and an impossible charset is ignored.

/** Null if the bytes are not text. `charset`: from the head of the answer. */
export function pageText(bytes: Uint8Array, charset: string | null): string | null {
  if (!isUtf16(bytes, charset) && bytes.subarray(0, searched).includes(0)) return detected(bytes);
  if (isUtf8(bytes)) return isAscii(bytes) ? declaredText(bytes, charset) : decodedAs(bytes, 'utf-8');
  return declaredText(bytes, charset);
}

const searched = 65_536;

function declaredText(bytes: Uint8Array, charset: string | null): string | null {
  const named = charset ?? charsetInside(bytes);
  const text = named === null || isUtf8Name(named) ? null : decodedAs(bytes, named);
  return text ?? detected(bytes);
}

function detected(bytes: Uint8Array): string | null {
  const decoded = decodeText(bytes);
  return decoded === 'binary' ? null : decoded.text;
}

/** Uses the charset names of browsers. Null for an unknown charset, or if the bytes are invalid in it. */
function decodedAs(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The page's own declaration, in its first kilobytes. */
function charsetInside(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const meta = /<meta\b[^>]*\bcharset\s*=\s*["']?\s*(?<name>[\w.:-]+)/i.exec(start);
  const xml = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["'](?<name>[\w.:-]+)["']/i.exec(start);
  return xml?.groups?.name ?? meta?.groups?.name ?? null;
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function isUtf8Name(charset: string): boolean {
  return /^utf-?8$/i.test(charset);
}

function isUtf16(bytes: Uint8Array, charset: string | null): boolean {
  const hasMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return hasMark || /^utf-?16/i.test(charset ?? '');
}
