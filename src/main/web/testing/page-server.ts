import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// For tests: a server on this machine with a given answer for each path.

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type PageServer = {
  /** `127.0.0.1:<port>` */
  readonly host: string;
  readonly port: number;
  url(path: string): URL;
  /** The requested paths, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
};

/** Other paths than those in `answers` return 404. */
export async function startPageServer(answers: Readonly<Record<string, Answer>>): Promise<PageServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end('not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    port,
    asked,
    url: (path) => new URL(path, `http://${host}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function page(
  body: string | Uint8Array,
  type = 'text/html; charset=utf-8',
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return (_request, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(body);
}

export function redirect(to: string, status = 302): Answer {
  return (_request, response) => response.writeHead(status, { location: to }).end();
}
