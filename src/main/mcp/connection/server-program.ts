import { AppError, messageOf } from '@shared/errors';
import type { StdioServer } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { isProgram } from '../../base/processes/is-program';
import { argvCommand } from '../../sandbox/argv-command';
import { localPortsOf } from '../../sandbox/loopback-hosts';
import type { Confinement, Sandbox, WrapRequest } from '../../sandbox/wrap-command';
import type { ServerLog } from './server-log';

// What is started for a server over stdio: its own command, or in the place of that what holds it in the sandbox.

export type ServerProgram = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** It is held by others of its group, which do not hear of what it is asked by a signal to all of them. */
  readonly isConfined: boolean;
  /** To be called once, after all of it has ended. Never rejects. */
  end(): Promise<void>;
};

/** How a server is held. */
export type ConfinedServer = Pick<WrapRequest, 'denied' | 'protection'> & {
  readonly sandbox: Sandbox;
  readonly mayConnect: Extract<Confinement, { kind: 'works' }>['mayConnect'];
};

export type ProgramPlace = {
  /** Real path of the project. */
  readonly root: string;
  /** Absolute. */
  readonly cwd: string;
  /** Beside what the configuration says, with the mark by which the process is found again. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: ServerLog;
};

/** `confined`: null where it runs without the sandbox. AppError when it cannot be held, or there is no such command. */
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
  // Of what is started in its place this would be seen no more.
  if (!(await isProgram(server.command, { cwd, searchPath: own.PATH ?? env.PATH ?? '' })))
    throw new AppError('not-found', textOf('servers.no-such-command'));
  // Node takes the only way out there is if it is told to.
  const variables = { NODE_USE_ENV_PROXY: '1', ...own };
  const { command, env: values } = argvCommand([server.command, ...server.args], variables);
  const localPorts = await localPortsOf(server.allowedHosts ?? []);
  const wrapped = await sandbox
    .wrap({
      ...{ command, shell: sandbox.shell, root, ...held },
      // What the configuration sets decides nothing here: it may be the project's.
      env: { ...env, ...values },
      writable: server.allowedFolders ?? [],
      // It leads a session of its own, and is alone in it.
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
