import { AppError, messageOf } from '@shared/errors';
import type { StdioServer } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { isProgram } from '../../base/processes/is-program';
import { argvCommand } from '../../sandbox/argv-command';
import { localPortsOf } from '../../sandbox/loopback-hosts';
import type { Confinement, Sandbox, WrapRequest } from '../../sandbox/wrap-command';
import type { ServerLog } from './server-log';

// The program that starts a server over stdio: its own command, or the sandbox around it.

export type ServerProgram = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The sandbox's processes share its group. They do not hear a signal unless it goes to the whole group. */
  readonly isConfined: boolean;
  /** Call this once, after all processes have ended. Never rejects. */
  end(): Promise<void>;
};

/** How a server is confined. */
export type ConfinedServer = Pick<WrapRequest, 'denied' | 'protection'> & {
  readonly sandbox: Sandbox;
  readonly mayConnect: Extract<Confinement, { kind: 'works' }>['mayConnect'];
};

export type ProgramPlace = {
  /** Real path of the project. */
  readonly root: string;
  /** Absolute. */
  readonly cwd: string;
  /** Variables in addition to the configuration, with the mark that identifies the process. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: ServerLog;
};

/**
 * `confined` null: the server runs without the sandbox. Throws AppError if it cannot be confined, or if the command is
 * missing.
 */
export async function serverProgram(
  server: StdioServer,
  place: ProgramPlace,
  confined: ConfinedServer | null,
): Promise<ServerProgram> {
  if (confined !== null) return await confinedProgram(server, place, confined);
  const { PILOTFISH_RUN: _, ...own } = server.env;
  const env = { ...place.env, ...own };
  return { file: server.command, args: server.args, env, isConfined: false, end: async () => {} };
}

async function confinedProgram(
  server: StdioServer,
  { root, cwd, env, log }: ProgramPlace,
  { sandbox, mayConnect, ...held }: ConfinedServer,
): Promise<ServerProgram> {
  const { PILOTFISH_RUN: _, ...own } = server.env;
  // Checked here, because the sandbox's program would hide a missing command.
  if (!(await isProgram(server.command, { cwd, searchPath: own.PATH ?? env.PATH ?? '' })))
    throw new AppError('not-found', textOf('servers.no-such-command'));
  // In the sandbox the proxy is the only exit. Node uses it only with this variable.
  const variables = { NODE_USE_ENV_PROXY: '1', ...own };
  const { command, env: values } = argvCommand([server.command, ...server.args], variables);
  const localPorts = await localPortsOf(server.allowedHosts ?? []);
  const wrapped = await sandbox
    .wrap({
      command,
      shell: sandbox.shell,
      root,
      ...held,
      // The server's own variables must not decide this: they may be project-provided.
      env: { ...env, ...values },
      writable: server.allowedFolders ?? [],
      // The server leads its own session, alone.
      keepsSession: true,
      confinement: { kind: 'works', mayConnect, localPorts, goesOn: true },
    })
    .catch((error: unknown) => {
      throw new AppError('unavailable', textOf('servers.not-held', { why: toldOf(error) }));
    });
  return {
    file: sandbox.shell,
    args: ['-c', wrapped.command],
    env: wrapped.env,
    isConfined: true,
    async end() {
      try {
        const { appeared, putAside } = await wrapped.end();
        if (appeared.length > 0)
          log.said(`It made ${appeared.join(', ')}: protected, so that it cannot write there again.`);
        if (putAside.length > 0)
          log.said(
            `It made ${putAside.join(', ')}, from which git would run programs: renamed to end in .put-aside.`,
          );
      } catch (error) {
        log.said(`What it left in the sandbox could not be cleared away: ${messageOf(error)}`);
      }
    },
  };
}
