import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WorkerStart } from './sandbox-protocol.ts';

// Shared proxy of the sandbox: the one way out for commands that may reach hosts, each only its own. Started with the
// first of them; the library is loaded whole only then.

export type ProxyOfRuns = {
  readonly httpSocketPath: string;
  readonly socksSocketPath: string;
  readonly proxyAuthToken: string | undefined;
};

export type SharedProxy = {
  /** What the library needs to know of it; from now on the run may reach `hosts`. */
  open(run: string, hosts: readonly string[]): Promise<ProxyOfRuns>;
  forget(run: string): Promise<void>;
  close(): Promise<void>;
};

export function createSharedProxy(worker: WorkerStart): SharedProxy {
  let started: ReturnType<typeof start> | null = null;
  return {
    async open(run, hosts) {
      started ??= start(worker);
      const { manager, proxy } = await started;
      manager.registerCommandNetworkLists(run, { allowedDomains: [...hosts] });
      return proxy;
    },
    async forget(run) {
      if (started !== null) (await started).manager.unregisterCommandNetworkLists(run);
    },
    async close() {
      if (started !== null) await (await started).manager.reset();
      started = null;
    },
  };
}

async function start({ folder, programs: { bwrap, socat, setpriv } }: WorkerStart) {
  const { SandboxManager: manager } = await import('@anthropic-ai/sandbox-runtime');
  await manager.initialize({
    network: { allowedDomains: [], deniedDomains: [] },
    filesystem: { denyRead: [], allowWrite: [], denyWrite: [] },
    ripgrep: { command: 'true' },
    bwrapPath: bwrap,
    socatPath: setpriv === null ? socat : await boundTo(path.dirname(folder), setpriv, socat),
  });
  const httpSocketPath = manager.getLinuxHttpSocketPath();
  const socksSocketPath = manager.getLinuxSocksSocketPath();
  if (httpSocketPath === undefined || socksSocketPath === undefined)
    throw new Error('its proxy does not listen');
  return { manager, proxy: { httpSocketPath, socksSocketPath, proxyAuthToken: manager.getProxyAuthToken() } };
}

/** The library leaves its bridge running when the application is killed; so started it ends with it. */
async function boundTo(folder: string, setpriv: string, socat: string): Promise<string> {
  const file = path.join(folder, 'bridge');
  await writeFile(file, `#!/bin/sh\nexec ${quoted(setpriv)} --pdeathsig TERM ${quoted(socat)} "$@"\n`, {
    mode: 0o700,
  });
  return file;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
