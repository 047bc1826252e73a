import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import type { CommandShell } from '../base/command-shell';
import type { Confinement, Sandbox, WrapRequest } from '../sandbox/wrap-command';
import { problemOf } from './run-command';

// A command that runs in the sandbox: what is started in its place, or why it cannot be.

export type Confined = Pick<WrapRequest, 'root' | 'denied' | 'protection'> & {
  /** What a command that only reads is given is less, whatever this says. */
  readonly mayConnect: Extract<Confinement, { kind: 'works' }>['mayConnect'];
};

export type Plain = {
  readonly command: string;
  readonly shell: CommandShell;
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onlyReads: boolean;
};

export type Runnable = {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it starts ends with it. */
  readonly leavesNothing: boolean;
  /** To be called once it has ended: protected names of the project that were not there before. */
  end(): Promise<readonly string[]>;
};

/** `confined`: null where it runs without the sandbox. */
export async function confineCommand(
  plain: Plain,
  confined: Confined | null,
  sandbox: () => Promise<Sandbox | null>,
): Promise<Runnable | { readonly problem: Text }> {
  const { command, shell, env, onlyReads } = plain;
  if (confined === null) return { command, env, leavesNothing: false, end: async () => [] };
  // Of what would be started in its place this would be seen no more.
  const problem = await problemOf(plain);
  if (problem !== null) return { problem };
  const there = await sandbox();
  if (there === null) return { problem: textOf('sandbox.not-there-any-more') };
  const { mayConnect, ...places } = confined;
  try {
    const wrapped = await there.wrap({
      ...{ command, shell: shell.file, env, ...places },
      // The rest of what its environment names in the data folder is not for it.
      readable: env.RIPGREP_CONFIG_PATH === undefined ? [] : [env.RIPGREP_CONFIG_PATH],
      keepsSession: true,
      confinement: onlyReads ? { kind: 'reads' } : { kind: 'works', mayConnect },
    });
    return {
      command: wrapped.command,
      env: wrapped.env,
      leavesNothing: true,
      end: async () => (await wrapped.end()).appeared,
    };
  } catch (error) {
    return { problem: textOf('sandbox.not-held', { why: messageOf(error) }) };
  }
}
