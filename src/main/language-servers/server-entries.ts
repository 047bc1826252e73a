import { limitsUnknown } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import type { LanguageServerState } from '@shared/problems/language-servers';
import { type AnyText, textOf } from '@shared/texts/text';
import { createSerialQueue } from '../base/serial-queue';
import { createServerLog, type ServerLog } from '../mcp/connection/server-log';
import type { ConfinedServer } from '../mcp/connection/server-program';
import type { ServerProcesses } from '../mcp/entries';
import type { ServerSandbox } from '../mcp/server-place';
import type { Workspace } from '../project/workspace';
import type { ProjectTrust } from '../trust/project-trust';
import { keepAsked } from './checks/asked-problems';
import { createKeptProblems, type KeptProblems } from './checks/kept-problems';
import { keepPublished } from './checks/published-problems';
import type { ConfiguredLanguageServer } from './config/configured-server';
import { findServers } from './config/find-servers';
import type { LspFile } from './config/lsp-file';
import { readProjectLspFile, readUserLspFile } from './config/project-lsp-file';
import { createChangedFiles } from './connection/changed-files';
import type { Session } from './connection/session';
import { createLanguageServer, type LanguageServer, type ServerLimits, usualLimits } from './server';

// The language servers that may run in a project now. Each look follows the files, the programs and the trust.

export type LanguageServersOptions = {
  readonly workspace: Workspace;
  /** The data folder. */
  readonly home: string;
  readonly version: string;
  readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  readonly processes: ServerProcesses;
  readonly sandbox: Omit<ServerSandbox, 'judge' | 'setting'>;
  readonly now: () => number;
  readonly limits?: ServerLimits;
  onChange(): void;
  /** The result of `published` may be another one: servers reported other problems, or files changed. */
  onPublished(): void;
  /** The faults of the configuration at each look at it. */
  onFaults(faults: readonly AnyText[]): void;
};

export type ServerEntry = {
  readonly configured: ConfiguredLanguageServer;
  readonly server: Pick<LanguageServer, 'use'>;
};

export type ServerEntries = {
  current(): Promise<readonly ServerEntry[]>;
  states(): readonly LanguageServerState[];
  /** The problems that each server has reported for files on disk. */
  kept(): readonly KeptProblems[];
  close(): Promise<void>;
};

type Running = {
  readonly configured: ConfiguredLanguageServer;
  readonly server: LanguageServer;
  kept(): KeptProblems | null;
};

export function createServerEntries(options: LanguageServersOptions): ServerEntries {
  const steps = createSerialQueue();
  const running = new Map<string, Running>();
  let isClosed = false;

  const reconcile = async (): Promise<readonly ServerEntry[]> => {
    const wanted = isClosed ? [] : await usable(options);
    for (const [name, { configured, server }] of running) {
      if (wanted.some((one) => one.name === name && one.definition === configured.definition)) continue;
      running.delete(name);
      await server.stop();
    }
    const ready = wanted.map((configured) => {
      const known = running.get(configured.name) ?? createRunning(configured, options);
      running.set(configured.name, known);
      return known;
    });
    options.onChange();
    return ready;
  };
  return {
    current: () => steps.next(reconcile),
    states: () =>
      [...running.values()].map(({ configured: { name, config }, server }) => ({
        name,
        ends: Object.keys(config?.languages ?? {}),
        life: server.life(),
      })),
    kept: () => [...running.values()].flatMap(({ kept }) => kept() ?? []),
    async close() {
      isClosed = true;
      await steps.settled();
      await Promise.all([...running.values()].map(({ server }) => server.stop()));
    },
  };
}

/** The first server of a name counts. A found one is left out if the configured ones serve all its files. */
async function usable(options: LanguageServersOptions): Promise<readonly ConfiguredLanguageServer[]> {
  const { trust, workspace, home, processes, sandbox } = options;
  if (!trust.isTrusted()) return [];
  const [own, projects, environment] = await Promise.all([
    readUserLspFile(home),
    readProjectLspFile(workspace),
    processes.environment(),
  ]);
  options.onFaults([...faultsIn(own), ...faultsIn(projects)]);
  const accepted = projects.servers.filter((one) => trust.allows({ kind: 'language-server', ...one }));
  const configured = [...own.servers, ...accepted].filter(({ config }) => config !== null);
  const ends = new Set(configured.flatMap(({ config }) => Object.keys(config?.languages ?? {})));
  const found = await findServers({ root: workspace.root, searchPath: environment.PATH ?? '' });
  const isLeft = ({ config }: ConfiguredLanguageServer) =>
    Object.keys(config?.languages ?? {}).some((end) => !ends.has(end));
  const all = [...configured, ...found.filter(isLeft)];
  // Looking for the sandbox takes time.
  const place = all.length === 0 ? null : await sandbox.place();
  const mayRun = ({ isOfProject }: ConfiguredLanguageServer) =>
    place !== null && place.kind !== 'refused' && (limitsUnknown(place) || !isOfProject);
  return [
    ...new Map(
      all
        .filter(mayRun)
        .toReversed()
        .map((one) => [one.name, one]),
    ).values(),
  ].toReversed();
}

function faultsIn({ servers, fault }: LspFile): readonly AnyText[] {
  if (fault !== null) return [fault];
  return servers.flatMap(({ name: alias, fault: why }) =>
    why === null ? [] : [textOf('servers.of-alias', { alias, fault: why })],
  );
}

function createRunning(configured: ConfiguredLanguageServer, options: LanguageServersOptions): Running {
  const { now, limits = usualLimits, onChange, onPublished, workspace } = options;
  const log = createServerLog(now);
  let kept: KeptProblems | null = null;
  const connect = async (signal: AbortSignal) => {
    const session = await open(configured, { log, signal }, options);
    kept = createKeptProblems({ root: workspace.root, onChange: onPublished });
    keepPublished(session, kept);
    keepAsked(session, { kept, pauseMs: limits.askMs });
    session.onFilesChanged(onPublished);
    session.onNotification((method) => method === '$/progress' && onChange());
    return session;
  };
  const server = createLanguageServer({ limits, now, connect, onChange });
  return { configured, server, kept: () => kept };
}

type Opening = { readonly log: ServerLog; readonly signal: AbortSignal };

async function open(
  { config, isOfProject }: ConfiguredLanguageServer,
  { log, signal }: Opening,
  options: LanguageServersOptions,
): Promise<Session> {
  if (config === null) throw new Error('a language server that cannot be used was started');
  const { workspace, version, processes } = options;
  const { root } = workspace;
  const confined = await confinedBy(options, isOfProject);
  const { run, env } = await processes.newRun();
  const [{ connect }, { serverProgram }] = await Promise.all([
    import('./connection/connect'),
    import('../mcp/connection/server-program'),
  ]);
  const { command, args, env: own, initializationOptions, settings } = config;
  const started = { command, args: [...args], env: { ...own } };
  const program = await serverProgram(started, { root, cwd: root, env, log }, confined);
  return await connect({
    program,
    cwd: root,
    root,
    version,
    initializationOptions,
    settings,
    log,
    signal,
    files: createChangedFiles(workspace),
    endLeft: (leader) => processes.endLeft(run, leader),
  });
}

/**
 * Null: the server runs without the sandbox, because there is none. AppError `unavailable` if that is forbidden: by the
 * settings, and for a program of the project that the user has not accepted by itself. Such a program runs only in a
 * sandbox that limits unknown content.
 */
async function confinedBy(
  { sandbox: from }: LanguageServersOptions,
  isOfProject: boolean,
): Promise<ConfinedServer | null> {
  const place = await from.place();
  const why = place.kind === 'in' ? textOf('sandbox.not-there-any-more') : place.why;
  const isIn = isOfProject ? limitsUnknown(place) : place.kind === 'in';
  const sandbox = isIn ? await from.sandbox() : null;
  if (sandbox !== null) {
    const { protection } = from;
    return { sandbox, mayConnect: null, denied: from.denied(), ...(protection && { protection }) };
  }
  if (place.kind === 'without' && !isOfProject) return null;
  throw new AppError('unavailable', textOf('sandbox.required', { why }));
}
