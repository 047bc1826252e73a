import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import type { CommandShell } from '../base/command-shell';
import { type Ended, nothingLeft } from '../sandbox/aftermath';
import type { Confinement, Sandbox, WrapRequest } from '../sandbox/wrap-command';
import { type FollowedPorts, type OpenPorts, portsNamed, type Reachable } from './open-ports';
import { problemOf } from './run-command';

// A command in the sandbox: the wrapped command to start, or the reason why it cannot start.

export type Confined = Pick<WrapRequest, 'root' | 'denied' | 'protection' | 'readable' | 'writable'> & {
  /** Has no effect on a command that only reads: it never connects. */
  readonly mayConnect: Extract<Confinement, { kind: 'works' }>['mayConnect'];
};

export type Plain = {
  /** The command continues after its call. */
  readonly inBackground: boolean;
  readonly command: string;
  readonly shell: CommandShell;
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onlyReads: boolean;
  /** Of a command that only reads: files with secrets are unreadable. */
  readonly hidesSecrets?: boolean;
};

export type Runnable = {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  /** Processes that the command starts end with it. */
  readonly leavesNothing: boolean;
  /**
   * Call it with the process of the command: from then on its open ports are reachable. `onTrouble`: why one is
   * unreachable.
   */
  started(pid: number, onTrouble: (why: Text) => void): void;
  /** Call it after the command has ended. */
  end(): Promise<Ended>;
};

export type Confining = {
  readonly sandbox: () => Promise<Sandbox | null>;
  readonly ports: OpenPorts;
};

/** `confined`: null without the sandbox. */
export async function confineCommand(
  plain: Plain,
  confined: Confined | null,
  { sandbox, ports }: Confining,
): Promise<Runnable | { readonly problem: Text }> {
  const { command, shell, env, inBackground } = plain;
  if (confined === null)
    return { command, env, leavesNothing: false, started: () => {}, end: async () => nothingLeft };
  // The wrapping command would hide such a problem.
  const problem = await problemOf(plain);
  if (problem !== null) return { problem };
  const there = await sandbox();
  if (there === null) return { problem: textOf('sandbox.not-there-any-more') };
  const { mayConnect, ...places } = confined;
  const { root } = confined;
  try {
    const named = portsNamed(command);
    const reachable = await ports.reachableFor(named, root);
    const wrapped = await there.wrap({
      command,
      shell: shell.file,
      env,
      ...places,
      // The sandbox hides everything else in the data folder.
      readable: [confined.readable ?? [], env.RIPGREP_CONFIG_PATH ?? []].flat(),
      keepsSession: true,
      countsLeft: !inBackground,
      confinement: confinementOf(plain, mayConnect, { ...reachable, named }),
    });
    const { inbound } = wrapped;
    let followed: FollowedPorts | null = null;
    return {
      command: wrapped.command,
      env: wrapped.env,
      leavesNothing: true,
      started(pid, onTrouble) {
        const { localPorts } = reachable;
        if (inbound !== null)
          followed = ports.follow({
            root,
            pid,
            inbound,
            named,
            localPorts,
            isServer: inBackground,
            onTrouble,
          });
      },
      async end() {
        await followed?.end();
        return await wrapped.end();
      },
    };
  } catch (error) {
    return { problem: textOf('sandbox.not-held', { why: messageOf(error) }) };
  }
}

function confinementOf(
  { onlyReads, hidesSecrets = false, inBackground }: Plain,
  mayConnect: Confined['mayConnect'],
  { localPorts, isOwn, named }: Reachable & { readonly named: readonly number[] },
): Confinement {
  if (onlyReads) return { kind: 'reads', hidesSecrets };
  const may: Confined['mayConnect'] = mayConnect && (async (to) => isOwn(to) || (await mayConnect(to)));
  const hasInbound = inBackground || named.length > 0;
  return { kind: 'works', mayConnect: may, localPorts, hasInbound, goesOn: inBackground };
}
