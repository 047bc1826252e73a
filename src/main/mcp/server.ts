import type { ServerConnection } from '@shared/servers/servers';
import { sayInEnglish, textOf } from '@shared/texts/text';
import type { Connection } from './connection/connect';
import { type Failure, failureOf } from './connection/failure';
import type { ServerLog } from './connection/server-log';
import type { ListedTool } from './remote-tools/list-tools';
import { supervise } from './supervise';

// One MCP server: its connection and its tools, from the first start until it is stopped.

export type Server = {
  connection(): ServerConnection;
  /** The tools of its last list. */
  listed(): readonly ListedTool[];
  /** The connection while the server is ready; else null. */
  session(): Connection | null;
  /** Starts it, unless it was started before. Resolves when it is ready or unavailable. */
  start(): Promise<void>;
  /** Ends it. A later start begins anew. */
  stop(): Promise<void>;
};

export type ServerOptions = {
  connect(signal: AbortSignal, onToolsChanged: () => void): Promise<Connection>;
  readonly log: ServerLog;
  /** Timeout for its list of tools, in ms. */
  readonly timeoutMs: number;
  readonly now: () => number;
  /** The first pause before a restart, in ms. */
  readonly pauseMs: number;
  /** Its connection or its tools have changed. */
  onChange(): void;
};

type Life = {
  readonly stopping: AbortController;
  /** Resolves when the start is over. */
  readonly settled: PromiseWithResolvers<void>;
  readonly over: Promise<void>;
};

export function createServer(options: ServerOptions): Server {
  const { log, now, pauseMs, onChange } = options;
  let shown: ServerConnection = { kind: 'idle' };
  let tools: readonly ListedTool[] = [];
  let session: Connection | null = null;
  let life: Life | null = null;
  const show = (next: ServerConnection) => {
    shown = next;
    if (next.kind !== 'starting') life?.settled.resolve();
    onChange();
  };

  const takeTools = async (connection: Connection, signal: AbortSignal) => {
    if (!connection.client.getServerCapabilities()?.tools) return;
    const { listTools } = await import('./remote-tools/list-tools');
    tools = await listTools(connection.client, { timeout: options.timeoutMs, signal });
    if (session === connection) onChange();
  };
  /** From one start to its end. Resolves with the reason of the end. */
  const liveOnce = async (signal: AbortSignal): Promise<Failure> => {
    let connection: Connection | null = null;
    const list = createFollowedList(
      async () => {
        if (connection !== null) await takeTools(connection, signal);
      },
      (error) => log.said(`Its tools could not be listed: ${sayInEnglish(failureOf(error).why)}`),
    );
    try {
      connection = await options.connect(signal, list.look);
      await takeTools(connection, signal);
      session = connection;
      show({ kind: 'ready', name: connection.name });
      await endOf(connection, signal);
      return { kind: 'ended', why: textOf('servers.ended') };
    } catch (error) {
      return failureOf(error);
    } finally {
      session = null;
      await connection?.close();
    }
  };

  return {
    connection: () => shown,
    listed: () => tools,
    session: () => session,
    async start() {
      life ??= begin();
      await life.settled.promise;
    },
    async stop() {
      const ended = life;
      life = null;
      ended?.stopping.abort();
      await ended?.over;
      ended?.settled.resolve();
    },
  };

  function begin(): Life {
    const stopping = new AbortController();
    const over = Promise.resolve().then(() =>
      supervise({ liveOnce, show, log, now, pauseMs }, stopping.signal),
    );
    return { stopping, settled: Promise.withResolvers<void>(), over };
  }
}

async function endOf({ over }: Connection, signal: AbortSignal): Promise<void> {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) return;
  await Promise.race([over, aborted]);
}

// A list that is read again after each change. Only one reading runs at a time, and all changes during it cause one
// more.

type FollowedList = { look(): void };

function createFollowedList(read: () => Promise<void>, onProblem: (error: unknown) => void): FollowedList {
  let state: 'resting' | 'reading' | 'to-read-again' = 'resting';
  const readOnce = async (): Promise<void> => {
    state = 'reading';
    await read().catch(onProblem);
    // `look` may have set it during the reading. The compiler only knows the value above.
    if ((state as string) === 'to-read-again') return await readOnce();
    state = 'resting';
  };
  return {
    look() {
      if (state === 'resting') void readOnce();
      else state = 'to-read-again';
    },
  };
}
