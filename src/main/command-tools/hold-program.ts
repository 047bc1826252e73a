import { constants } from 'node:os';
import { isProgram } from '../base/processes/is-program';
import { type Aftermath, nothingMade } from '../sandbox/aftermath';
import { argvCommand } from '../sandbox/argv-command';
import type { Sandbox, WrapRequest } from '../sandbox/wrap-command';

// The process to start for a program: the program itself, or the sandbox around it.

/** A program and its arguments. */
export type Argv = readonly [program: string, ...words: string[]];

export type ConfinedPrograms = Pick<
  WrapRequest,
  'root' | 'denied' | 'protection' | 'writable' | 'confinement'
> & { readonly sandbox: Sandbox };

export type HeldProgram = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The program's end, computed from the exit of the started process. */
  endOf(exitCode: number | null, signal: NodeJS.Signals | null): ProgramEnd;
  /** Call it after the program has ended. */
  end(): Promise<Aftermath>;
};

export type ProgramEnd = { readonly exitCode: number | null; readonly signal: NodeJS.Signals | null };

type Place = { readonly cwd: string; readonly env: Readonly<Record<string, string>> };

/** `confined`: null without the sandbox. Rejects if the program is missing or cannot run in the sandbox. */
export async function holdProgram(
  [program, ...words]: Argv,
  { cwd, env }: Place,
  confined: ConfinedPrograms | null,
): Promise<HeldProgram> {
  const asTold = (exitCode: number | null, signal: NodeJS.Signals | null) => ({ exitCode, signal });
  if (confined === null)
    return { file: program, args: words, env, endOf: asTold, end: async () => nothingMade };
  // The wrapping shell would hide a missing program.
  if (!(await isProgram(program, { cwd, searchPath: env.PATH ?? '' })))
    throw new Error(`spawn ${program} ENOENT`);
  const { sandbox, ...held } = confined;
  const { command, env: own } = argvCommand([program, ...words]);
  const wrapped = await sandbox.wrap({
    command,
    shell: sandbox.shell,
    env: { ...env, ...own },
    ...held,
    // The program leads its own session, and is alone in it.
    keepsSession: true,
  });
  return {
    file: sandbox.shell,
    args: ['-c', wrapped.command],
    env: wrapped.env,
    endOf: endAsShellsSay,
    end: wrapped.end,
  };
}

/** The wrapping shell reports a signal only as 128 plus its number. */
function endAsShellsSay(exitCode: number | null, signal: NodeJS.Signals | null): ProgramEnd {
  const number = (exitCode ?? 0) - 128;
  const names = Object.entries(constants.signals).filter(([, value]) => value === number);
  const [name] = names.map(([key]) => key as NodeJS.Signals);
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}
