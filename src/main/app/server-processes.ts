import { randomUUID } from 'node:crypto';
import type { ServerProcesses } from '../mcp/entries';
import { hostEnvironment } from '../terminal/command-environment';
import type { HostClient } from '../terminal/host-client';
import type { Instance } from '../terminal/instance';

// Starts and ends the processes of MCP servers. They are marked as Pilotfish's own, so that the next start finds
// leftovers of a killed one.

type Options = {
  readonly host: Pick<HostClient, 'endLeft'>;
  readonly instance: Instance;
  readonly env: NodeJS.ProcessEnv;
  /** Resolves when the user's environment is loaded. */
  readonly ready: Promise<void>;
};

export function serverProcesses({ host, instance, env, ready }: Options): ServerProcesses {
  return {
    async environment() {
      await ready;
      return env;
    },
    async newRun() {
      await instance.mark();
      const run = `${instance.id}/server-${randomUUID()}`;
      return { run, env: { ...hostEnvironment(env), PILOTFISH_RUN: run } };
    },
    endLeft: host.endLeft,
  };
}
