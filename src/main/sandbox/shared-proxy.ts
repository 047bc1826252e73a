import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { writeInboundScripts } from './inbound-scripts.ts';
import type { MayConnect } from './sandbox-protocol.ts';

// Shared proxy of the sandbox: the only way out for commands, by HTTP and SOCKS. Each connection names its run, and the
// main process decides where the run may connect. Starts with the first command that may connect.

/** Makes the server listen. `folder`: for its files. Resolves with the values that describe where it listens. */
export type Listen<Place> = (server: Server, folder: string) => Promise<Place>;

export type SocketPlace = {
  /** Both sockets are the same. */
  readonly httpSocketPath: string;
  readonly socksSocketPath: string;
  /** The script that `withInbound` starts. */
  readonly inboundScript: string;
};

/** On a socket that only its owner can use. */
export function listenOnSocket(socat: string): Listen<SocketPlace> {
  return async (server, folder) => {
    const socket = path.join(folder, 'proxy');
    await once(server.listen(socket), 'listening');
    await chmod(socket, 0o600);
    const inboundScript = await writeInboundScripts(folder, socat);
    return { httpSocketPath: socket, socksSocketPath: socket, inboundScript };
  };
}

/** On a free port of the loopback address, which every user of the machine can reach. */
export const listenOnPort: Listen<{ readonly port: number }> = async (server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port };
};

export type ProxyForRuns<Place = SocketPlace> = Place & { readonly proxyAuthToken: string };

export type SharedProxy<Place> = {
  /** Resolves with the values for the library. From now on, the run may ask to connect. */
  open(run: string): Promise<ProxyForRuns<Place>>;
  forget(run: string): void;
  close(): Promise<void>;
};

/** `around`: the start of the path of its folder. `mayConnect` is called once for each connection. */
export function createSharedProxy<Place>(
  listen: Listen<Place>,
  around: string,
  mayConnect: MayConnect,
): SharedProxy<Place> {
  const runs = new Set<string>();
  let started: ReturnType<typeof start<Place>> | null = null;
  const judge: MayConnect = async (run, to) => runs.has(run) && (await mayConnect(run, to));
  return {
    async open(run) {
      started ??= start(listen, around, judge);
      const { proxy } = await started;
      runs.add(run);
      return proxy;
    },
    forget: (run) => void runs.delete(run),
    async close() {
      const known = started;
      started = null;
      await (await known)?.close();
    },
  };
}

async function start<Place>(listen: Listen<Place>, around: string, judge: MayConnect) {
  const proxyAuthToken = randomBytes(16).toString('hex');
  const folder = await mkdtemp(around);
  let made: ReturnType<typeof makeProxies> | null = null;
  // The proxies are created late: they take as much memory as the rest of the thread, and most commands never connect.
  const server = createServer((connection) => {
    made ??= makeProxies({ proxyAuthToken, folder }, judge);
    made.then(
      (mux) => mux.server.emit('connection', connection),
      () => connection.destroy(),
    );
  });
  const place = await listen(server, folder);
  server.unref();
  return {
    proxy: { ...place, proxyAuthToken },
    async close() {
      server.close();
      await (await made?.catch(() => undefined))?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** HTTP and SOCKS on one socket. Emit each connection as a `connection` event of its server. */
async function makeProxies(
  { proxyAuthToken, folder }: { readonly proxyAuthToken: string; readonly folder: string },
  judge: MayConnect,
) {
  const { createHttpProxyServer, createSocksProxyServer, createMuxProxyServer, ...library } =
    await loadLibrary();
  // No host name may resolve to this machine, whatever DNS says.
  const guard = library.createResolvedAddressGuard();
  const lookupFor = (port: number) => guard.lookupFor(port);
  const filter = async (port: number, host: string, encodedRun: string | undefined): Promise<boolean> => {
    if (encodedRun === undefined || !library.isValidHost(host)) return false;
    const run = library.decodeSandboxedCommand(encodedRun);
    return await judge(run, { host: library.canonicalizeHost(host) ?? host, port });
  };
  const http = createHttpProxyServer({
    proxyAuthToken,
    lookupFor,
    async filter(port, host, _socket, encodedRun, explain) {
      const mayGo = await filter(port, host, encodedRun);
      if (!mayGo) explain?.('the sandbox of this command does not allow it');
      return mayGo;
    },
  });
  const socks = createSocksProxyServer({ proxyAuthToken, lookupFor, filter });
  const mux = createMuxProxyServer({
    httpServer: http,
    handleSocksConnection: (connection) => socks.handleConnection(connection),
  });
  await withTemporary(folder, () => mux.listenHttpBackend());
  mux.unref();
  return mux;
}

/**
 * The library creates its socket in the temporary folder, named by the process and a counter of the thread. It would
 * replace an existing socket of another thread, or of a process in another container.
 */
function withTemporary<Value>(folder: string, begin: () => Value): Value {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return begin();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

async function loadLibrary() {
  const [http, socks, mux, guard, names, addresses] = await Promise.all([
    import('@anthropic-ai/sandbox-runtime/dist/sandbox/http-proxy.js'),
    import('@anthropic-ai/sandbox-runtime/dist/sandbox/socks-proxy.js'),
    import('@anthropic-ai/sandbox-runtime/dist/sandbox/mux-proxy.js'),
    import('@anthropic-ai/sandbox-runtime/dist/sandbox/resolved-address-guard.js'),
    import('@anthropic-ai/sandbox-runtime/dist/sandbox/sandbox-utils.js'),
    import('@anthropic-ai/sandbox-runtime/dist/sandbox/parent-proxy.js'),
  ]);
  return { ...http, ...socks, ...mux, ...guard, ...names, ...addresses };
}
