import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { ServerConfig, StdioServer } from '@shared/servers/servers';
import { createFloodGate } from './flood-gate';
import { createHttpTransport, mayBeSse } from './http-transport';
import type { ServerHooks } from './server-hooks';
import type { ServerLog } from './server-log';
import { type ConfinedServer, serverProgram } from './server-program';
import { createStdioTransport } from './stdio-transport';

// One connection to an MCP server, with the capabilities that Pilotfish offers it. Pilotfish does not offer sampling.

export type Connection = {
  readonly client: Client;
  /** The server's own name and version. */
  readonly name: string;
  /** Resolves when the connection is over, whoever ended it. */
  readonly over: Promise<void>;
  close(): Promise<void>;
};

export type Connecting = {
  readonly alias: string;
  readonly config: ServerConfig;
  /** Real path of the project. */
  readonly root: string;
  readonly version: string;
  /** Variables for the process in addition to its configuration, with the mark that identifies its children. */
  readonly env: Readonly<Record<string, string>>;
  /** How the process is confined; null: it runs without the sandbox. */
  readonly confined: ConfinedServer | null;
  readonly log: ServerLog;
  readonly hooks: ServerHooks;
  readonly signal: AbortSignal;
  endLeft(leader: number): Promise<void>;
  onToolsChanged(): void;
};

const usualStartMs = 30_000;

/**
 * Rejects if the server is unreachable, does not answer in time, or the signal is aborted. It then cleans up
 * everything.
 */
export async function connect(connecting: Connecting): Promise<Connection> {
  const { config } = connecting;
  if (!('url' in config)) return await connectOver(await stdioOf(config, connecting), connecting);
  const { alias, hooks } = connecting;
  const options = { server: config, authProvider: hooks.authProvider?.({ alias, url: config.url }) };
  const over = async (kind: 'http' | 'sse') =>
    await connectOver(await createHttpTransport(options, kind), connecting);
  if (config.transport !== undefined) return await over(config.transport);
  try {
    return await over('http');
  } catch (error) {
    if (!mayBeSse(error)) throw error;
    return await over('sse');
  }
}

async function stdioOf(
  server: StdioServer,
  { confined, root, env, log, endLeft }: Connecting,
): Promise<Transport> {
  const cwd = resolve(root, server.cwd ?? '.');
  const program = await serverProgram(server, { root, cwd, env, log }, confined);
  return await createStdioTransport({ program, cwd, log, endLeft });
}

async function connectOver(transport: Transport, connecting: Connecting): Promise<Connection> {
  const client = await createClient(connecting);
  const { promise: over, resolve: setOver } = Promise.withResolvers<void>();
  client.onclose = setOver;
  client.onerror = (error) => connecting.log.said(error.message);
  transport.onmessage = createFloodGate({
    onFlood() {
      connecting.log.said('It sends too many messages; the connection was ended.');
      void client.close();
    },
  });
  const timeout = connecting.config.timeout ?? usualStartMs;
  const signal = AbortSignal.any([connecting.signal, AbortSignal.timeout(timeout)]);
  try {
    await abortable(client.connect(transport, { timeout, signal }), signal);
  } catch (error) {
    await Promise.allSettled([client.close(), transport.close()]);
    throw error;
  }
  const { name, version } = client.getServerVersion() ?? { name: connecting.alias, version: '' };
  return {
    client,
    name: `${name} ${version}`.trim().slice(0, 200),
    over,
    async close() {
      await endSession(transport);
      await Promise.allSettled([client.close(), transport.close()]);
    },
  };
}

/** Lets a server over HTTP free the data of our session. */
async function endSession(transport: Transport): Promise<void> {
  const ending = (transport as { terminateSession?(): Promise<void> })
    .terminateSession?.()
    .catch(() => undefined);
  await abortable(Promise.resolve(ending), AbortSignal.timeout(1000)).catch(() => undefined);
}

/** Ends the wait at the signal, even if `work` ignores the signal. */
async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const give = () => reject(signal.reason);
  signal.addEventListener('abort', give, { once: true });
  if (signal.aborted) give();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', give);
    work.catch(() => undefined);
  }
}

async function createClient({
  alias,
  root,
  version,
  hooks,
  signal,
  onToolsChanged,
}: Connecting): Promise<Client> {
  const [{ Client: McpClient }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const { elicit } = hooks;
  const client = new McpClient(
    { name: 'pilotfish', version },
    // Pilotfish accepts results of tools as they are: a check by the server's own schema would protect nobody.
    {
      capabilities: { roots: {}, ...(elicit && { elicitation: {} }) },
      jsonSchemaValidator: {
        getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
      },
    },
  );
  client.setRequestHandler(types.ListRootsRequestSchema, () => ({
    roots: [{ uri: pathToFileURL(root).href, name: basename(root) }],
  }));
  client.setNotificationHandler(types.ToolListChangedNotificationSchema, onToolsChanged);
  const onListsChanged = () => hooks.onListsChanged?.(alias);
  client.setNotificationHandler(types.PromptListChangedNotificationSchema, onListsChanged);
  client.setNotificationHandler(types.ResourceListChangedNotificationSchema, onListsChanged);
  if (elicit)
    client.setRequestHandler(types.ElicitRequestSchema, ({ params }, extra) =>
      elicit(alias, params, AbortSignal.any([signal, extra.signal])),
    );
  return client;
}
