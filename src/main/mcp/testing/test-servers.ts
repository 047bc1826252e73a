import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerState } from '@shared/servers/servers';
import { type AnyText, textOf } from '@shared/texts/text';
import { onTestFinished } from 'vitest';
import { soonSo } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { endTree } from '../../pty-host/process-tree/end-tree';
import type { Tool } from '../../tools/kit/tool';
import { createSwitches } from '../config/switches';
import type { ProjectServersOptions } from '../entries';
import { createProjectServers, type ProjectServers } from '../project-servers';
import type { ServerSandbox } from '../server-place';

// For tests: the servers of a separate project, with real processes, closed at the end of the test.

export const oddServer = fileURLToPath(new URL('odd-server.mjs', import.meta.url));

/** The configuration of an odd server with this behaviour. */
export function odd(behaviour: string, ...args: string[]) {
  return { command: process.execPath, args: [oddServer, behaviour, ...args] };
}

/** All servers run without the sandbox. */
export const noSandbox: ServerSandbox = {
  place: async () => ({ kind: 'without', why: textOf('sandbox.off') }),
  sandbox: async () => null,
  setting: () => 'off',
  denied: () => [],
  judge: ({ host }) => ({ host, isAllowed: false, canBeAllowed: false }),
};

export type TestServers = ProjectServers & {
  readonly root: string;
  readonly home: string;
  readonly kept: string[];
  readonly problems: AnyText[];
  /** Sets the configuration from now on. */
  configure(mcpServers: Readonly<Record<string, unknown>>): void;
  state(alias: string): ServerState;
  tool(name: string): Tool;
  until(isSo: () => boolean): Promise<void>;
};

export async function startServers(
  mcpServers: Readonly<Record<string, unknown>>,
  overrides: Partial<ProjectServersOptions> = {},
): Promise<TestServers> {
  const root = await realpath(await tempFolder());
  const home = await tempFolder();
  const kept: string[] = [];
  const problems: AnyText[] = [];
  const watchers = new Set<() => void>();
  let settings = mcpServers;
  const servers = createProjectServers({
    workspace: await createWorkspace(root),
    settings: () => ({ mcpServers: settings, mcp: {} }),
    trust: { isTrusted: () => false, allows: () => false },
    switches: createSwitches({ home, onProblem: (problem) => problems.push(problem) }),
    processes: {
      environment: async () => process.env,
      async newRun() {
        const run = `test/${randomUUID()}`;
        return { run, env: { PATH: process.env.PATH ?? '', PILOTFISH_RUN: run } };
      },
      endLeft: (run, leader) => endTree({ run, leader }, 200),
    },
    memory: { begin: async () => ({ end: async () => [] }) },
    sandbox: noSandbox,
    hooks: {},
    home,
    version: '0.0.0',
    now: Date.now,
    pauseMs: 10,
    async keepFile(base64, mimeType) {
      kept.push(`${mimeType} ${base64}`);
      return join(home, 'kept');
    },
    onChange() {
      for (const look of watchers) look();
    },
    onProblem: (problem) => problems.push(problem),
    ...overrides,
  });
  onTestFinished(() => servers.close());
  const state = (alias: string) => {
    const found = servers.states().find((one) => one.alias === alias);
    if (!found) throw new Error(`no server ${alias}`);
    return found;
  };
  return {
    ...servers,
    root,
    home,
    kept,
    problems,
    state,
    configure(next) {
      settings = next;
    },
    tool(name) {
      const found = servers.tools().find((one) => one.name === name);
      if (!found) throw new Error(`no tool ${name}`);
      return found;
    },
    until: (isSo) =>
      soonSo(
        isSo,
        (look) => {
          watchers.add(look);
          return () => void watchers.delete(look);
        },
        () => `${isSo} of ${JSON.stringify(servers.states())}`,
      ),
  };
}
