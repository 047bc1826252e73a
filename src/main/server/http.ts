import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  Server,
  ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { projectIn, projectQuery, quickAskPath } from '@shared/project/project';
import type { Language } from '@shared/texts/language';
import { sayIn } from '@shared/texts/speak';
import { type PlainKey, textOf, words } from '@shared/texts/text';
import { pageKeyHeader, pageKeyName, pageKeyProtocol, socketPath } from '@shared/wire/page-key';
import { acceptedLanguages } from './accepted-languages';
import type { Auth } from './auth';
import { type OpenRendererFile, openRendererFile, safetyHeaders } from './renderer-files';
import type { SiteCheck } from './same-site';

// HTTP of the served mode: the page and its files for browsers that exchanged a token, and the upgrade to the socket.
// Every request, including the upgrade, is checked for its host, origin and cookie.

export type HttpOptions = {
  /** The folder of the built window. */
  readonly renderer: string;
  readonly auth: Auth;
  readonly site: SiteCheck;
  /** The language of pages for a browser with these preferred languages (BCP 47, the preferred one first). */
  readonly pageLanguage: (preferred: readonly string[]) => Language;
  /** A browser exchanged the token of that page. Another browser needs a new link. */
  readonly onExchanged: (page: number) => void;
  /** An upgrade that passed every check. */
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Sessions ended: connections of requests that have lost their admission must close. */
  readonly onEnded: (isAdmitted: (headers: IncomingHttpHeaders) => boolean) => void;
};

export function answerRequests(server: Server, options: HttpOptions): void {
  server.on('request', (request, response) => {
    void answer(request, response, options).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head, options));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpOptions,
): Promise<void> {
  for (const [name, value] of Object.entries(safetyHeaders)) response.setHeader(name, value);
  const url = urlOf(request);
  if (!options.site.admits(request.headers)) return refuse(response, 403, words('server.other-address'));
  if (request.method === 'DELETE' && url?.pathname === socketPath)
    return endOthers(request, response, options);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, words('server.only-get'));
  if (!url) return refuse(response, 400, words('server.no-address'));
  const token = url.searchParams.get('token');
  if (token !== null) return await exchange(request, response, { url, token }, options);
  if (!options.auth.admits(request.headers.cookie))
    return await askForLink(request, response, { url, why: 'server.browser-unknown' }, options);
  if (url.pathname === socketPath) return answerPage(request, response, options);
  const file = await openRendererFile(options.renderer, url.pathname, acceptedBy(request.headers));
  if (!file) return refuse(response, 404, words('server.nothing-here'));
  try {
    await send(request, response, file);
  } finally {
    // Also after a request that the browser broke off.
    await file.handle.close();
  }
}

/** Tells a page whether the socket would admit it. A refused socket does not give the reason. */
function answerPage({ headers }: IncomingMessage, response: ServerResponse, { auth }: HttpOptions): void {
  if (auth.admitsPage(headers.cookie, String(headers[pageKeyHeader]))) response.writeHead(204).end();
  else refuse(response, 403, words('server.browser-unknown'));
}

/** Other sites cannot request this: they lack the key, and browsers do not let them send its header. */
function endOthers({ headers }: IncomingMessage, response: ServerResponse, options: HttpOptions): void {
  const { auth, onEnded } = options;
  if (!auth.admitsPage(headers.cookie, String(headers[pageKeyHeader])))
    refuse(response, 403, words('server.browser-unknown'));
  else {
    auth.endOthers(headers.cookie);
    onEnded((opening) => auth.admitsPage(opening.cookie, keyIn(opening)));
    response.writeHead(204).end();
  }
}

function urlOf({ url = '' }: IncomingMessage): URL | null {
  const whole = `http://pilotfish${url}`;
  return url.startsWith('/') && URL.canParse(whole) ? new URL(whole) : null;
}

/** The redirect removes the token from the address bar. A HEAD request does not use up the token. */
async function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  { url, token }: { readonly url: URL; readonly token: string },
  options: HttpOptions,
): Promise<void> {
  const exchanged = request.method === 'GET' ? options.auth.exchange(token) : null;
  if (exchanged === null) {
    await askForLink(request, response, { url, why: 'server.link-used' }, options);
  } else {
    // Requests omit the part after the `#`, so only the page reads it.
    const location = `${pageOf(url)}#${pageKeyName}=${exchanged.key}`;
    const headers = { 'Set-Cookie': exchanged.cookie, Location: location, 'Cache-Control': 'no-store' };
    response.writeHead(303, headers).end();
    options.onExchanged(exchanged.page);
  }
}

/** The page of an address; all other parts are dropped. */
function pageOf({ pathname, search }: URL): string {
  const project = projectIn(search);
  const page = pathname === quickAskPath ? pathname : '/';
  return project === null ? page : `${page}${projectQuery(project)}`;
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${reason}\n`);
}

async function askForLink(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { url, why }: { readonly url: URL; readonly why: PlainKey },
  { pageLanguage }: HttpOptions,
): Promise<void> {
  const language = pageLanguage(acceptedLanguages(headers['accept-language']));
  const page = await linkPage({ why, known: pageOf(url), language });
  response.writeHead(403, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(page);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenRendererFile,
): Promise<void> {
  response.setHeader('Cache-Control', file.cacheControl).setHeader('Vary', 'Accept-Encoding');
  if (file.etag !== null) response.setHeader('ETag', file.etag);
  const isKnown = file.etag !== null && request.headers['if-none-match']?.includes(file.etag) === true;
  const isZipped = isZippedNow(request, file);
  response.writeHead(isKnown ? 304 : 200, isKnown ? {} : contentHeaders(file, isZipped));
  if (isKnown || request.method === 'HEAD') {
    response.end();
    return;
  }
  const content = file.handle.createReadStream({ autoClose: false });
  if (isZipped) await pipeline(content, createGzip({ level: 4 }), response);
  else await pipeline(content, response);
}

const compressible = /^(?:text|image\/svg)|json|javascript/;

/** The few files that the build did not compress. */
function isZippedNow({ headers }: IncomingMessage, { type, packing }: OpenRendererFile): boolean {
  return packing === null && compressible.test(type) && /\bgzip\b/.test(acceptedBy(headers));
}

function acceptedBy(headers: IncomingHttpHeaders): string {
  return String(headers['accept-encoding']);
}

function contentHeaders({ type, size, packing }: OpenRendererFile, isZipped: boolean): OutgoingHttpHeaders {
  if (isZipped) return { 'Content-Type': type, 'Content-Encoding': 'gzip' };
  const length = { 'Content-Type': type, 'Content-Length': size };
  return packing === null ? length : { ...length, 'Content-Encoding': packing };
}

/**
 * A page of any other site could open a socket to this server, with our cookie. So the request must have an origin, and
 * it must be ours.
 */
function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, options: HttpOptions): void {
  const { headers } = request;
  const isOurs =
    urlOf(request)?.pathname === socketPath &&
    headers.origin !== undefined &&
    options.site.admits(headers) &&
    options.auth.admitsPage(headers.cookie, keyIn(headers));
  if (isOurs) options.onUpgrade(request, socket, head);
  else turnAway(socket);
}

/** A page cannot set headers of its socket, only the name of a protocol. Other clients can. */
function keyIn(headers: IncomingHttpHeaders): string | undefined {
  const protocol = headers['sec-websocket-protocol'];
  if (protocol?.startsWith(pageKeyProtocol)) return protocol.slice(pageKeyProtocol.length);
  const key = headers[pageKeyHeader];
  return typeof key === 'string' ? key : undefined;
}

function turnAway(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

type LinkPage = {
  /** Why the browser needs a new link. */
  readonly why: PlainKey;
  /** The address for a browser that already has access. */
  readonly known: string;
  readonly language: Language;
};

/** The page for a browser that needs a new link, with the reason and the place of the link. */
async function linkPage({ why, known, language }: LinkPage): Promise<string> {
  const say = await sayIn(language);
  const html = (key: PlainKey) => asHtml(say(textOf(key)));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html('server.link-title')}</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem }</style>
<main>
<h1>${html('server.link-title')}</h1>
<p>${html(why)}</p>
<p>${html('server.where-links-are')}</p>
<p><a href="${known}">${html('server.known-browser')}</a></p>
</main>
</html>
`;
}

/** Text between backticks is code. */
function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}
