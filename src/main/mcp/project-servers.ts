import { AppError } from '@shared/errors';
import type { ServerConnection, ServerState } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import { createSerialQueue } from '../base/serial-queue';
import { createEntries, type Entry, type ProjectServersOptions, placeOf, toolsOf } from './entries';
import { createAcceptedDefinitions } from './remote-tools/accepted-definitions';
import { createToolSet } from './remote-tools/tool-set';
import type { Servers } from './servers';

// The MCP servers of one open project: those of the user's settings and those of its `.mcp.json`. It reads and starts
// nothing before the first `start`.

/** The longest time that the first message of a chat waits for starting servers. */
const longestWaitMs = 10_000;

export type ProjectServers = Servers & {
  /** Applies changed settings, trust or switches. Does nothing before the first `start`. */
  look(): void;
};

export function createProjectServers(options: ProjectServersOptions): ProjectServers {
  const { workspace, switches, keepFile, onChange } = options;
  const steps = createSerialQueue();
  let phase: 'unused' | 'used' | 'closed' = 'unused';
  const isClosed = () => phase === 'closed';
  const entries = createEntries(options, () => toolSet.refresh());
  const toolSet = createToolSet({
    accepted: createAcceptedDefinitions(options.home),
    isOff: entries.isOff,
    servers: () => entries.all().flatMap((entry) => toolsOf(entry, options.hooks)),
    keepFile,
    onChange,
  });
  const startUsed = async () => {
    await steps.next(async () => (isClosed() ? undefined : await entries.reconcile()));
    toolSet.refresh();
    if (isClosed()) return;
    await Promise.all(entries.all().map((entry) => entries.mayRun(entry) && entry.server?.start()));
    await toolSet.settled();
  };
  const entryOf = (alias: string): Entry => {
    const entry = entries.find(alias);
    if (!entry) throw new AppError('not-found', textOf('servers.no-such-server', { alias }));
    return entry;
  };
  const isSignedIn = ({ configured: { alias, config } }: Entry) =>
    config !== null && 'url' in config && options.hooks.isSignedIn?.(alias) === true;
  const stopAll = () => Promise.allSettled(entries.all().map(({ server }) => server?.stop()));

  return {
    tools: toolSet.tools,
    accept: toolSet.accept,
    states: () =>
      entries.all().map((entry) => {
        const { configured } = entry;
        const tools = toolSet.statesOf(configured.alias);
        const [isAllowed, isOff] = [entries.isAllowed(configured), entries.isOff(configured, null)];
        return stateOf(entry, { isAllowed, isOff, tools, isSignedIn: isSignedIn(entry) });
      }),
    async start() {
      if (phase === 'unused') phase = 'used';
      await inTime(startUsed(), longestWaitMs);
    },
    look() {
      if (phase === 'used') void startUsed().catch((error: unknown) => options.onProblem(String(error)));
    },
    sessions: () =>
      entries.all().flatMap(({ configured: { alias }, server }) => {
        const session = server?.session();
        return session ? [{ alias, client: session.client }] : [];
      }),
    async restart(alias) {
      const entry = entryOf(alias);
      await steps.next(async () => await entry.server?.stop());
      if (!isClosed() && entries.mayRun(entry)) await entry.server?.start();
    },
    async turn({ alias, tool, on }) {
      const { configured } = entryOf(alias);
      await switches.turn({ place: placeOf(configured, workspace), alias, tool, on });
    },
    log: (alias) => entryOf(alias).log.text(),
    async close() {
      phase = 'closed';
      await stopAll();
      await steps.settled();
      await stopAll();
    },
  };
}

async function inTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

// The state of a server for windows.

type Told = Pick<ServerState, 'tools' | 'isSignedIn'> & {
  readonly isAllowed: boolean;
  readonly isOff: boolean;
};

function stateOf({ configured, place, server }: Entry, { isAllowed, isOff, ...told }: Told): ServerState {
  const { alias, origin, file, config, fault } = configured;
  const connection = (): ServerConnection => {
    if (server === null)
      return { kind: 'unusable', why: fault ?? textOf('servers.bad-config', { problem: '' }) };
    if (!isAllowed) return { kind: 'not-trusted' };
    return isOff ? { kind: 'off' } : server.connection();
  };
  return {
    alias,
    origin,
    ...(file !== undefined && { file }),
    place:
      config === null
        ? ''
        : 'url' in config
          ? withoutQuery(config.url)
          : [config.command, ...config.args].join(' '),
    transport: config !== null && 'url' in config ? 'http' : 'stdio',
    isBelieved: origin === 'settings' && config?.trust === true,
    connection: connection(),
    sandbox: place.shown(),
    ...told,
  };
}

/** The query may contain a key. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/, '$1');
}
