import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';

// The built window as it is given to a browser or to Electron: which file a url means, and the headers it goes with.

/** What works with Monaco, its worker, xterm, React and the socket, and nothing besides. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer, whatever it is. */
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
  /** Files in `assets/` bear a hash of their content in their name; the page that names them is never kept. */
  readonly cacheControl: 'private, max-age=31536000, immutable' | 'no-store';
};

export type OpenRendererFile = RendererFile & { readonly handle: FileHandle; readonly size: number };

/** Which file of `folder` the `pathname` means (percent-encoded, `/` is the page), there or not; null if it means none. */
export function findRendererFile(folder: string, pathname: string): RendererFile | null {
  const segments = segmentsOf(pathname === '/' ? '/index.html' : pathname);
  const type = segments && types[path.extname(segments.at(-1) ?? '').toLowerCase()];
  if (!segments || !type) return null;
  const cacheControl = segments[0] === 'assets' ? 'private, max-age=31536000, immutable' : 'no-store';
  return { path: path.join(folder, ...segments), type, cacheControl };
}

/** The same, opened; null if there is none. */
export async function openRendererFile(folder: string, pathname: string): Promise<OpenRendererFile | null> {
  const file = findRendererFile(folder, pathname);
  const handle = file && (await open(file.path).catch(() => null));
  const stats = await handle?.stat();
  if (!handle || !stats?.isFile()) {
    await handle?.close();
    return null;
  }
  return { ...file, handle, size: stats.size };
}

/** Plain names only: nothing that means another folder, a drive, a stream or a hidden file, however it is encoded. */
function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    return segments.every((segment) => /^[\w@+-][\w@+. -]*$/.test(segment)) ? segments : null;
  } catch {
    return null;
  }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
