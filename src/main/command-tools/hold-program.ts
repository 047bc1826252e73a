import { constants } from 'node:os';
import { isProgram } from '../base/processes/is-program';
import { argvCommand } from '../sandbox/argv-command';
import { type Aftermath, nothingMade, type Sandbox, type WrapRequest } from '../sandbox/wrap-command';

// What is started for a program: itself, or in its place what holds it in the sandbox.

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
  /** How it ended, of what is told of the process that was started. */
  endOf(exitCode: number | null, signal: NodeJS.Signals | null): ProgramEnd;
  /** To be called once it has ended. */
  end(): Promise<Aftermath>;
};

export type ProgramEnd = { readonly exitCode: number | null; readonly signal: NodeJS.Signals | null };

type Place = { readonly cwd: string; readonly env: Readonly<Record<string, string>> };

/** `confined`: null where it runs without the sandbox. Rejects where it cannot be held, or is not there. */
export async function holdProgram(
  [program, ...words]: Argv,
  { cwd, env }: Place,
  confined: ConfinedPrograms | null,
): Promise<HeldProgram> {
  const asTold = (exitCode: number | null, signal: NodeJS.Signals | null) => ({ exitCode, signal });
  if (confined === null)
    return { file: program, args: words, env, endOf: asTold, end: async () => nothingMade };
  // Of what is started in its place this would be seen no more.
  if (!(await isProgram(program, { cwd, searchPath: env.PATH ?? '' })))
    throw new Error(`spawn ${program} ENOENT`);
  const { sandbox, ...held } = confined;
  const { command, env: own } = argvCommand([program, ...words]);
  const wrapped = await sandbox.wrap({
    ...{ command, shell: sandbox.shell, env: { ...env, ...own }, ...held },
    // It leads a session of its own, and is alone in it.
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

/** What holds it says of a signal only this. */
function endAsShellsSay(exitCode: number | null, signal: NodeJS.Signals | null): ProgramEnd {
  const number = (exitCode ?? 0) - 128;
  const names = Object.entries(constants.signals).filter(([, value]) => value === number);
  const [name] = names.map(([key]) => key as NodeJS.Signals);
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}
