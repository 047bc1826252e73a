import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { app } from './app';

// `protocol`: Chromium knows no schemes of an application, so their requests go to a server of the shim. The page of
// `app://name/` has the address `http://name.app.localhost:<port>/` in Chromium, which is a secure context too; main
// only sees its own addresses. Errors: `lib/browser/api/protocol.ts`, `electron_api_protocol.cc`.

type Handler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, Handler>();
let server: Server | null = null;
let port = 0;

export const protocol = {
  registerSchemesAsPrivileged(_schemes: unknown[]): void {
    app.throwIfReady('protocol.registerSchemesAsPrivileged should be called');
  },
  handle(scheme: string, handler: Handler): void {
    app.throwUnlessReady('Session can only be received when app is ready');
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
};

/** The address of an application's page in Chromium. Returns other addresses unchanged. */
export function addressInChromium(url: string): string {
  return url.replace(
    /^(app):\/\/([\w.-]+)/,
    (_all, scheme, host) => `http://${host}.${scheme}.localhost:${port}`,
  );
}

export function addressInMain(url: string): string {
  return url.replace(/^http:\/\/([\w.-]+)\.(app)\.localhost:\d+/, '$2://$1');
}

/** Called with a message that a page sends while it unloads. */
export type OnLastWords = (contentsId: number, message: string) => void;

export async function startPageServer(onLastWords: OnLastWords): Promise<void> {
  server = createServer(async (incoming, outgoing) => {
    const lastWords = /^\/electron-ipc\/(\d+)$/.exec(incoming.url ?? '');
    if (lastWords) {
      onLastWords(Number(lastWords[1]), await text(incoming));
      return void outgoing.end();
    }
    const url = addressInMain(`http://${incoming.headers.host}${incoming.url}`);
    const handler = handlers.get(url.slice(0, url.indexOf(':')));
    const response = await answerTo(handler, requestTo(url, incoming.method ?? 'GET'));
    if (!response) return void outgoing.destroy();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body) Readable.from(response.body).pipe(outgoing);
    else outgoing.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
}

/** An error of the handler ends the request, not the application (lib/browser/api/protocol.ts). */
async function answerTo(handler: Handler | undefined, request: Request): Promise<Response | undefined> {
  try {
    return await handler?.(request);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Node's own `Request` knows no schemes of an application; Electron's does. */
function requestTo(url: string, method: string): Request {
  const request = new Request('http://localhost/', { method });
  return Object.defineProperty(request, 'url', { value: url });
}
