import { randomUUID } from 'node:crypto';
import { realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { noSandbox } from '../../mcp/testing/test-servers';
import { createWorkspace, type Workspace } from '../../project/workspace';
import { endTree } from '../../pty-host/process-tree/end-tree';
import { createLanguageServers, type LanguageServers } from '../language-servers';
import type { LanguageServersOptions } from '../server-entries';

// For tests: the language servers of a separate project, with real processes, closed at the end of the test.

const oddServer = fileURLToPath(new URL('odd-language-server.mjs', import.meta.url));

/** The configuration of a server with these behaviours, for files that end with `.odd`. */
export function odd(behaviour: string, ...args: string[]) {
  const command = { command: process.execPath, args: [oddServer, behaviour, ...args] };
  return { ...command, extensionToLanguage: { '.odd': 'odd' } };
}

export type TestLanguageServers = LanguageServers & {
  readonly root: string;
  readonly workspace: Workspace;
  /** The file to which a server can write its notes. */
  readonly notes: string;
  configure(servers: Readonly<Record<string, unknown>>): Promise<void>;
  /** The problems of each text of a file, each as `error 1:2 message`. */
  problems(name: string, texts: readonly string[], signal?: AbortSignal): Promise<readonly string[][]>;
};

export async function startLanguageServers(
  servers: Readonly<Record<string, unknown>>,
  overrides: Partial<LanguageServersOptions> = {},
): Promise<TestLanguageServers> {
  const folder = await realpath(await tempFolder());
  const home = await tempFolder();
  const workspace = overrides.workspace ?? (await createWorkspace(folder));
  const { root } = workspace;
  const configure = (now: Readonly<Record<string, unknown>>) =>
    writeFile(path.join(home, '.lsp.json'), JSON.stringify(now));
  await configure(servers);
  const started = createLanguageServers({
    workspace,
    home,
    version: '0.0.0',
    trust: { isTrusted: () => true, allows: () => true },
    processes: {
      environment: async () => ({ PATH: '' }),
      async newRun() {
        const run = `test/${randomUUID()}`;
        return { run, env: { PATH: process.env.PATH ?? '', HOME: home, PILOTFISH_RUN: run } };
      },
      endLeft: (run, leader) => endTree({ run, leader }, 200),
    },
    sandbox: noSandbox,
    now: Date.now,
    onChange() {},
    onPublished() {},
    onFaults() {},
    ...overrides,
  });
  onTestFinished(() => started.close());
  return {
    ...started,
    root,
    workspace,
    notes: path.join(home, 'notes'),
    configure,
    async problems(name, texts, signal = new AbortController().signal) {
      const file = { path: path.join(root, name), relativePath: name, texts };
      const { problems } = await started.check(file, signal);
      return problems.map((found) =>
        found.map(({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`),
      );
    },
  };
}
