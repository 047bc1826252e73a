import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyText, say, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';

// Loopback redirect (RFC 8252): the local address to which the authorization page redirects the browser. It accepts
// only that request, and closes with the sign-in.

export type RedirectListener = {
  /** `http://127.0.0.1:<port>/signed-in` */
  readonly url: string;
  close(): void;
};

type Options = {
  /** Tried first, so that the address equals the registered one. */
  readonly port: number | null;
  /** Rejects with a message for the user if the address does not belong to this sign-in. */
  take(address: string): Promise<void>;
};

const path = '/signed-in';

/** Rejects if all ports are unavailable. */
export async function listenForRedirect({ port, take }: Options): Promise<RedirectListener> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', urlOf(server));
    if (request.method !== 'GET' || address.pathname !== path || request.headers.host !== address.host) {
      response.writeHead(404, headers).end();
      return;
    }
    take(address.href).then(
      () => response.writeHead(200, headers).end(page(textOf('sign-in.page-done'))),
      (error: unknown) => response.writeHead(400, headers).end(page(toldOf(error))),
    );
  });
  await listen(server, port ?? 0).catch(() => listen(server, 0));
  // An unused listener does not keep the process alive.
  server.unref();
  return {
    url: `${urlOf(server)}${path}`,
    close() {
      server.close();
      server.closeIdleConnections();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  connection: 'close',
};

function page(text: AnyText): string {
  const told = say(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pilotfish</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem }</style>
<main><p>${told}</p></main>
</html>
`;
}
