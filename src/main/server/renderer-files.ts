import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { quickAskPath } from '@shared/project/project';

// Files of the built window, for a browser or Electron: the file of a URL, and its headers.

/** Allows exactly the needs of Monaco, its worker, xterm, React and the socket. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'media-src blob:',
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer. */
export const safetyHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export type RendererFile = {
  readonly path: string;
  readonly type: string;
  /** Names of files in `assets/` contain a hash of their content. The page that refers to them is never cached. */
  readonly cacheControl: 'private, max-age=31536000, immutable' | 'no-store';
  /** Weak, because it is the same for all encodings of the file; null if the file is not cached. */
  readonly etag: string | null;
};

export type OpenRendererFile = RendererFile & {
  readonly handle: FileHandle;
  readonly size: number;
  /** The compression of the content behind `handle`; null: uncompressed. */
  readonly packing: Packing['name'] | null;
};

type Packing = (typeof packings)[number];

/** Best first. */
const packings = [
  { name: 'br', ending: '.br', asked: /\bbr\b/ },
  { name: 'gzip', ending: '.gz', asked: /\bgzip\b/ },
] as const;

/** The pages by their path. */
const pages: Readonly<Record<string, string>> = { '/': '/index.html', [quickAskPath]: '/quick-ask.html' };

/**
 * The file of `folder` for the `pathname` (percent-encoded, `/` is the page), whether it exists or not. Null if the
 * path is invalid.
 */
export function findRendererFile(folder: string, pathname: string): RendererFile | null {
  const segments = segmentsOf(pages[pathname] ?? pathname);
  const type = segments && types[path.extname(segments.at(-1) ?? '').toLowerCase()];
  if (!segments || !type) return null;
  const found = { path: path.join(folder, ...segments), type };
  if (segments[0] !== 'assets') return { ...found, cacheControl: 'no-store', etag: null };
  const etag = `W/"${segments.slice(1).join('/')}"`;
  return { ...found, cacheControl: 'private, max-age=31536000, immutable', etag };
}

/** Opens the file, compressed as `accepted` (the request's `Accept-Encoding`) allows; null if it is missing. */
export async function openRendererFile(
  folder: string,
  pathname: string,
  accepted: string,
): Promise<OpenRendererFile | null> {
  const file = findRendererFile(folder, pathname);
  if (!file) return null;
  for (const { name, ending, asked } of packings) {
    const packed = asked.test(accepted) ? await openFile(file.path + ending) : null;
    if (packed) return { ...file, ...packed, packing: name };
  }
  const plain = await openFile(file.path);
  return plain && { ...file, ...plain, packing: null };
}

async function openFile(file: string): Promise<Pick<OpenRendererFile, 'handle' | 'size'> | null> {
  const handle = await open(file).catch(() => null);
  const stats = await handle?.stat();
  if (handle && stats?.isFile()) return { handle, size: stats.size };
  await handle?.close();
  return null;
}

/** Plain names only. Rejects other folders, drives, streams and hidden files in any encoding. */
function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    return segments.every((segment) => /^[\w@+-][\w@+. -]*$/.test(segment)) ? segments : null;
  } catch {
    return null;
  }
}

const types: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pfb': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
