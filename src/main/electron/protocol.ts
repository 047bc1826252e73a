import { Readable } from 'node:stream';
import { protocol } from 'electron';
import { openRendererFile, safetyHeaders } from '../renderer-files';
import { isOurPage, scheme } from './origin';

// `app://pilotfish/`: the built window under a scheme of its own, so that it has an origin and a policy, and no files.

/** Must run before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Answers every request of the scheme from `renderer`, the folder of the built window. */
export function serveRenderer(renderer: string): void {
  protocol.handle(scheme, (request) => answer(request, renderer));
}

async function answer({ method, url }: Request, renderer: string): Promise<Response> {
  if (method !== 'GET') return refusal(405);
  const file = isOurPage(url) ? await openRendererFile(renderer, new URL(url).pathname) : null;
  if (!file) return refusal(404);
  // Node's stream and the web's differ in their types only.
  const body = Readable.toWeb(file.handle.createReadStream()) as unknown as ConstructorParameters<
    typeof Response
  >[0];
  return new Response(body, {
    headers: { ...safetyHeaders, 'Content-Type': file.type, 'Cache-Control': file.cacheControl },
  });
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: safetyHeaders });
}
