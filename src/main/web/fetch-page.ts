import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';
import { decodeText } from '../project/text/encoding';
import { type Guard, guardedRequest } from './guarded-request';
import { placeOf } from './page-address';
import { pageMarkdown } from './page-markdown';
import { readBody } from './read-body';

// Web page, fetched and made readable. Every hop is guarded, and all together have one time limit.

export type FetchedPage =
  | {
      readonly kind: 'text';
      /** The final address. */
      readonly url: string;
      readonly title: string;
      readonly text: string;
    }
  | { readonly kind: 'binary'; readonly url: string; readonly mediaType: string; readonly bytes: number }
  /** The page is on another host and needs another question. */
  | { readonly kind: 'moved'; readonly url: string; readonly to: string };

export type PageParts = {
  readonly guard: Guard;
  /** The text of a PDF, page by page. `shown` names it in messages. */
  pdfText(bytes: Uint8Array, shown: string, signal: AbortSignal): Promise<string>;
  /** Total time until the text is complete. */
  readonly timeoutMs?: number;
};

const usualTimeoutMs = 30_000;
const mostRedirects = 5;

/** Throws ToolError if the page is unavailable, and the signal's reason after an abort. */
export async function fetchPage(url: URL, parts: PageParts, stopped: AbortSignal): Promise<FetchedPage> {
  const { timeoutMs = usualTimeoutMs } = parts;
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stopped, late]);
  try {
    return await follow(url, parts, signal);
  } catch (error) {
    stopped.throwIfAborted();
    if (late.aborted)
      throw new ToolError(`Cannot fetch ${url.href}: it took longer than ${timeoutMs / 1000} s.`, {
        cause: error,
      });
    throw error;
  }
}

async function follow(start: URL, parts: PageParts, signal: AbortSignal): Promise<FetchedPage> {
  let url = start;
  for (let redirects = 0; ; redirects += 1) {
    const response = await guardedRequest(url, parts.guard, signal);
    const to = redirectOf(response, url);
    if (to === null) return await readPage(response, { url, parts, signal });
    response.destroy();
    if (!isSamePlace(url, to)) return { kind: 'moved', url: url.href, to: to.href };
    if (redirects === mostRedirects)
      throw new ToolError(`Cannot fetch ${start.href}: it redirects more than ${mostRedirects} times.`);
    url = to;
  }
}

/** The target of a redirect, or null for other answers. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return null;
  const to = URL.parse(headers.location, url.href);
  if (to === null || !/^https?:$/.test(to.protocol) || to.username !== '' || to.password !== '')
    throw new ToolError(`Cannot fetch ${url.href}: it redirects to what is no address of the web.`);
  return to;
}

/** Whether an approval for one address covers the other: the same host and port, or the same host over TLS. */
function isSamePlace(from: URL, to: URL): boolean {
  const [one, other] = [placeOf(from), placeOf(to)];
  const becomesSafe = from.protocol === 'http:' && one.port === 80 && other.port === 443;
  const staysSafe = from.protocol === 'http:' || to.protocol === 'https:';
  return one.host === other.host && staysSafe && (one.port === other.port || becomesSafe);
}

type Reading = { readonly url: URL; readonly parts: PageParts; readonly signal: AbortSignal };

async function readPage(response: IncomingMessage, reading: Reading): Promise<FetchedPage> {
  const { url, parts, signal } = reading;
  const { statusCode = 0, statusMessage = '' } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.destroy();
    throw new ToolError(
      `Cannot fetch ${url.href}: the server answered ${statusCode} ${statusMessage}`.trim(),
    );
  }
  const bytes = await readBody(response, url.href, signal);
  const { mediaType, charset } = typeOf(response.headers['content-type'] ?? '');
  if (isPdf(bytes)) {
    const text = await parts.pdfText(bytes, url.href, signal);
    return { kind: 'text', url: url.href, title: '', text };
  }
  const source = isMedia(mediaType) ? null : pageText(bytes, charset);
  if (source === null) return { kind: 'binary', url: url.href, mediaType, bytes: bytes.length };
  if (!isHtml(mediaType, source)) return { kind: 'text', url: url.href, title: '', text: source };
  const { title, markdown, isPlain } = await pageMarkdown({ html: source, url: url.href }, signal).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw new ToolError(`Cannot read ${url.href}: ${messageOf(error)}`, { cause: error });
    },
  );
  return { kind: 'text', url: url.href, title, text: isPlain ? `${plainNote}\n\n${markdown}` : markdown };
}

const plainNote =
  '[This page has too many or too deeply nested elements. This is its plain text, without headings and links.]';

function typeOf(header: string): { readonly mediaType: string; readonly charset: string | null } {
  const [mediaType = '', ...parameters] = header.split(';');
  const charset = /charset\s*=\s*["']?(?<name>[\w.:-]+)/i.exec(parameters.join(';'))?.groups?.name;
  return { mediaType: mediaType.trim().toLowerCase(), charset: charset ?? null };
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** SVG is text. */
function isMedia(mediaType: string): boolean {
  return /^(?:image|audio|video|font)\//.test(mediaType) && mediaType !== 'image/svg+xml';
}

/** Decides by the type, or by the beginning of the text if the type is unspecific. */
function isHtml(mediaType: string, source: string): boolean {
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(mediaType)) return true;
  const saysNothing = ['', 'application/octet-stream', 'unknown/unknown'].includes(mediaType);
  return saysNothing && /^\s*(?:<!doctype html|<html[\s>])/i.test(source);
}

// Charset of a page: by its byte order mark, its head, its own declaration, then by its bytes. Each may be wrong: text
// that is clearly UTF-8 is read as UTF-8, and an impossible charset is ignored.

/** Null if the bytes are not text. `charset`: from the head of the answer. */
function pageText(bytes: Uint8Array, charset: string | null): string | null {
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
