import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

// A proxy for tests over real sockets, for absolute-form requests and tunnels. It maps every host to one port on this
// machine.

export type TestProxy = {
  readonly url: string;
  /** The received request lines: `GET http://a/`, `CONNECT a:443`. */
  readonly asked: readonly string[];
  /** From the newest request. */
  authorization(): string | undefined;
  /** Refuses all later tunnels and requests with this status. */
  refuse(status: number): void;
  close(): Promise<void>;
};

export async function startTestProxy(port: number): Promise<TestProxy> {
  const asked: string[] = [];
  let authorization: string | undefined;
  let refusal: number | null = null;
  const note = ({ method, url, headers }: IncomingMessage) => {
    asked.push(`${method} ${url}`);
    authorization = headers['proxy-authorization'];
  };

  const server = createServer((incoming, response) => {
    note(incoming);
    if (refusal !== null) return response.writeHead(refusal).end();
    const { pathname, search } = new URL(incoming.url ?? '');
    const options = { port, method: incoming.method, path: pathname + search, headers: incoming.headers };
    const onward = request({ host: '127.0.0.1', ...options }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    return incoming.pipe(onward);
  });
  server.on('connect', (incoming, socket) => {
    note(incoming);
    socket.on('error', () => {});
    if (refusal !== null) return socket.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    socket.on('close', () => onward.destroy());
    return onward.on('error', () => socket.destroy());
  });

  return {
    url: await listenOn(server),
    asked,
    authorization: () => authorization,
    refuse: (status) => {
      refusal = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
