import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOfRegistry } from './registry-answers';

// npm's registry with its download counts, PyPI and crates.io, on one local port.

export type PackageRegistry = {
  /** Without a slash at its end. */
  readonly base: string;
  readonly host: string;
  /** The paths of the requests so far. */
  readonly asked: readonly string[];
  /** From now on, it answers every request with this status. */
  fail(status: number): void;
  /** From now on, it never answers. */
  fallSilent(): void;
  close(): void;
};

export async function startPackageRegistry(): Promise<PackageRegistry> {
  const asked: string[] = [];
  let answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { status, body } = answerOfRegistry(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    base: `http://${host}`,
    host,
    asked,
    fail(status) {
      answer = (_request, response) => void response.writeHead(status).end('{"error":"no"}');
    },
    fallSilent() {
      answer = () => {};
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
