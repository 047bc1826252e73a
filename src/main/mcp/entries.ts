import { homedir } from 'node:os';
import { AppError } from '@shared/errors';
import type { ServerConfig } from '@shared/servers/servers';
import { isServerAddress } from '@shared/servers/servers-schema';
import type { Settings } from '@shared/settings/settings';
import { type AnyText, textOf } from '@shared/texts/text';
import type { MemoryWatch } from '../memory/memory-watch';
import type { Workspace } from '../project/workspace';
import type { ProjectTrust } from '../trust/project-trust';
import { readProjectServers } from './config/project-file';
import { type ConfiguredServer, serversOfSettings } from './config/read-servers';
import type { Switches } from './config/switches';
import { remoteCallFailure } from './connection/failure';
import type { ServerHooks } from './connection/server-hooks';
import { createServerLog, type ServerLog } from './connection/server-log';
import { createPatience } from './remote-tools/patience';
import type { RemoteProgress } from './remote-tools/remote-tool';
import type { ToolSetServer } from './remote-tools/tool-set';
import { createServer, type Server } from './server';
import { createPlaceOfServer, type PlaceOfServer, type ServerSandbox } from './server-place';

// The configured servers, each with its supervision. They follow the settings and the project's file.

export type ProjectServersOptions = {
  readonly workspace: Workspace;
  readonly settings: () => Pick<Settings, 'mcpServers' | 'mcp'>;
  readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  readonly switches: Switches;
  readonly processes: ServerProcesses;
  readonly memory: Pick<MemoryWatch, 'begin'>;
  readonly sandbox: ServerSandbox;
  readonly hooks: ServerHooks;
  readonly home: string;
  readonly version: string;
  readonly now: () => number;
  /** In ms: the first pause before an ended server restarts. */
  readonly pauseMs?: number;
  /** Stores media of a result beside the project's chats. Resolves with the absolute path. */
  keepFile(base64: string, mimeType: string): Promise<string>;
  /** Tools or states have changed. */
  onChange(): void;
  onProblem(problem: AnyText): void;
};

/** Starts and ends the processes of servers. */
export type ServerProcesses = {
  /** The user's environment, once it is known. */
  environment(): Promise<NodeJS.ProcessEnv>;
  /** The variables that a process gets, with the mark that identifies its children. */
  newRun(): Promise<{ readonly run: string; readonly env: Readonly<Record<string, string>> }>;
  /** Ends the remaining processes of a run that this process led. */
  endLeft(run: string, leader: number): Promise<void>;
};

export type Entry = {
  readonly configured: ConfiguredServer;
  readonly log: ServerLog;
  /** Where the server runs, if it is a process. */
  readonly place: PlaceOfServer;
  /** The sandbox setting at the creation of the entry. */
  readonly sandboxSetting: string;
  /** Null: the configuration is unusable. */
  readonly server: Server | null;
};

export type Entries = {
  all(): readonly Entry[];
  find(alias: string): Entry | undefined;
  isAllowed(server: ConfiguredServer): boolean;
  /** `tool` null: the server itself. */
  isOff(server: ConfiguredServer, tool: string | null): boolean;
  mayRun(entry: Entry): boolean;
  /** Applies the current configuration. Servers that were removed or changed, or that may not run, are stopped. */
  reconcile(): Promise<void>;
};

/** `onChange`: the connection or the tools of a server have changed. */
export function createEntries(options: ProjectServersOptions, onChange: () => void): Entries {
  const { workspace, trust, switches } = options;
  const entries = new Map<string, Entry>();
  const isAllowed = ({ origin, alias, definition }: ConfiguredServer) =>
    origin === 'settings' || trust.allows({ kind: 'mcp-server', name: alias, definition });
  const isOff = (server: ConfiguredServer, tool: string | null) =>
    switches.isOff(placeOf(server, workspace), server.alias, tool);
  const mayRun = ({ configured }: Entry) => isAllowed(configured) && !isOff(configured, null);
  return {
    isAllowed,
    isOff,
    mayRun,
    all: () => [...entries.values()],
    find: (alias) => entries.get(alias),
    async reconcile() {
      await switches.load();
      const wanted = await configuredServers(options);
      const setting = options.sandbox.setting();
      for (const [alias, { configured, sandboxSetting, server }] of entries) {
        if (sandboxSetting === setting && wanted.some((one) => isSame(one, configured))) continue;
        entries.delete(alias);
        await server?.stop();
      }
      for (const one of wanted)
        if (!entries.has(one.alias)) entries.set(one.alias, createEntry(one, options, onChange));
      const notToRun = [...entries.values()].filter((entry) => !mayRun(entry));
      await Promise.all(notToRun.map(({ server }) => server?.stop()));
    },
  };
}

/** The key under which switches are stored. */
export function placeOf({ origin }: ConfiguredServer, { root }: Pick<Workspace, 'root'>): string {
  return origin === 'settings' ? 'settings' : root;
}

function createEntry(
  configured: ConfiguredServer,
  options: ProjectServersOptions,
  onChange: () => void,
): Entry {
  const { now, pauseMs = 1000 } = options;
  const log = createServerLog(now);
  const place = createPlaceOfServer(options.sandbox, onChange);
  const entry = { configured, log, place, sandboxSetting: options.sandbox.setting() };
  const { config } = configured;
  if (config === null) return { ...entry, server: null };
  const server = createServer({
    connect: (signal, onToolsChanged) => open(configured, { log, place, signal, onToolsChanged }, options),
    timeoutMs: config.timeout ?? usualTimeoutMs,
    log,
    now,
    pauseMs,
    onChange,
  });
  return { ...entry, server };
}

const usualTimeoutMs = 60_000;
/** Applies even if the call reports progress. */
const longestCallMs = 30 * 60_000;

/** The server's listing in the form that the tool set needs. */
export function toolsOf(
  { configured, server }: Entry,
  { isAsking = () => false }: Pick<ServerHooks, 'isAsking'>,
): ToolSetServer[] {
  const { config, alias, definition, origin } = configured;
  if (config === null || server === null) return [];
  return [
    {
      configured,
      config,
      alias,
      definition,
      listed: server.listed(),
      isReady: server.session() !== null,
      isBelieved: origin === 'settings' && config.trust === true,
      call: async (name, args, { signal, onProgress }) => {
        const session = server.session();
        if (session === null) throw remoteCallFailure(alias, null);
        const patience = createPatience(config.timeout ?? usualTimeoutMs, () => isAsking(alias));
        const during = {
          signal: AbortSignal.any([signal, patience.signal]),
          timeout: longestCallMs,
          onprogress(progress: RemoteProgress) {
            patience.renew();
            onProgress(progress);
          },
        };
        const { remoteResultSchema } = await import('./remote-tools/remote-result');
        try {
          const request = { method: 'tools/call', params: { name, arguments: args } } as const;
          return await session.client.request(request, remoteResultSchema, during);
        } catch (error) {
          signal.throwIfAborted();
          throw remoteCallFailure(alias, error);
        } finally {
          patience.end();
        }
      },
    },
  ];
}

async function configuredServers(options: ProjectServersOptions): Promise<ConfiguredServer[]> {
  const own = serversOfSettings(options.settings());
  if (!options.trust.isTrusted()) return own;
  const { servers, faults } = await readProjectServers(options.workspace);
  for (const fault of faults) options.onProblem(fault);
  const isTaken = (server: ConfiguredServer) => own.some(({ alias }) => alias === server.alias);
  for (const { alias, file = '' } of servers.filter(isTaken))
    options.onProblem(textOf('servers.same-name', { alias, file }));
  return [...own, ...servers.filter((server) => !isTaken(server))];
}

function isSame(one: ConfiguredServer, other: ConfiguredServer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Opening = Pick<Entry, 'log' | 'place'> & { readonly signal: AbortSignal; onToolsChanged(): void };

async function open(
  { alias, config }: ConfiguredServer,
  { place, ...opening }: Opening,
  options: ProjectServersOptions,
) {
  if (config === null) throw new Error('a server that cannot be used was started');
  const { processes, hooks, version, workspace, memory } = options;
  const expanded = expandVariables(config, await processes.environment(), workspace.root);
  if (!expanded.ok) throw new AppError('invalid', expanded.why);
  const isProgram = !('url' in expanded.config);
  const confined = 'url' in expanded.config ? null : await place.choose(expanded.config, opening.log);
  const { run, env } = await processes.newRun();
  const { connect } = await import('./connection/connect');
  const endLeft = (leader: number) => processes.endLeft(run, leader);
  const connecting = { alias, config: expanded.config, root: workspace.root, version, env, hooks, endLeft };
  const watched = isProgram ? await memory.begin(confined !== null) : null;
  try {
    const connection = await connect({ ...connecting, confined, ...opening });
    const close = () => connection.close().finally(() => watched?.end());
    return { ...connection, close };
  } catch (error) {
    await watched?.end();
    throw error;
  }
}

// Variables in a configuration, expanded when the server starts; everywhere else only their names appear. Variables of
// this application's own keys are never expanded.
// The forms are common ones: `${NAME}`, `${NAME:-default}`, `${env:NAME}`, `${workspaceFolder}` and `${userHome}`.

type Expanded =
  | { readonly ok: true; readonly config: ServerConfig }
  /** A variable is unset, or the expanded address is invalid. */
  | { readonly ok: false; readonly why: AnyText };

/** `root`: of the project. */
export function expandVariables(config: ServerConfig, env: NodeJS.ProcessEnv, root: string): Expanded {
  const missing: string[] = [];
  const folders: Readonly<Record<string, string>> = { workspaceFolder: root, userHome: homedir() };
  const expand = (text: string) =>
    text.replace(variable, (_, name: string, fallback?: string) => {
      const value = isOwn(name) ? undefined : (env[name] ?? folders[name]);
      if (value === undefined && fallback === undefined) missing.push(name);
      return value ?? fallback ?? '';
    });
  const all = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expand(value)]));
  const expanded: ServerConfig =
    'url' in config
      ? { ...config, url: expand(config.url), headers: all(config.headers) }
      : {
          ...config,
          command: expand(config.command),
          args: config.args.map(expand),
          env: all(config.env),
          ...(config.cwd !== undefined && { cwd: expand(config.cwd) }),
        };
  const [name] = missing;
  if (name !== undefined) return { ok: false, why: textOf('servers.no-variable', { name }) };
  if ('url' in expanded && !isServerAddress(expanded.url))
    return { ok: false, why: textOf('servers.no-address') };
  return { ok: true, config: expanded };
}

/** Groups: the name and the default. */
const variable = /\$\{(?:env:)?([A-Za-z_]\w*)(?::-([^}]*))?\}/g;

function isOwn(name: string): boolean {
  return /^(?:OPENAI_|TAVILY_|PILOTFISH_)/i.test(name);
}
