import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { findRendererFile, safetyHeaders } from '../server/renderer-files';
import { isOurPage, scheme } from './origin';

// `app://pilotfish/`: the built window under its own scheme. So it has an origin and a policy, but no access to files.

/** Call this before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Answers every request of the scheme from `renderer`, the folder of the built window. */
export function serveRenderer(renderer: string): void {
  protocol.handle(scheme, (request) => answer(request, renderer));
}

/** Reads the whole file at once, because the files are small. */
async function answer({ method, url }: Request, renderer: string): Promise<Response> {
  if (method !== 'GET') return refusal(405);
  const file = isOurPage(url) ? findRendererFile(renderer, new URL(url).pathname) : null;
  const content = file && (await readFile(file.path).catch(() => null));
  if (!content) return refusal(404);
  return new Response(content, {
    headers: { ...safetyHeaders, 'Content-Type': file.type, 'Cache-Control': file.cacheControl },
  });
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: safetyHeaders });
}
