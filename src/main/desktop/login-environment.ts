import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { hostEnvironment, shellEnvironment } from '../terminal/command-environment';
import { personShell } from '../terminal/find-shell';

// The environment of the user's login shell. An application that a desktop's menu starts does not have it, so its
// commands would not find node or brew. Pilotfish runs the shell once, in the user's home folder, with a time limit.

export type LoginAnswer =
  | { readonly kind: 'not-asked'; readonly why: string }
  | { readonly kind: 'failed'; readonly shell: string; readonly why: string }
  /** The variables that commands may get (`command-environment.ts`), including `PATH`. */
  | {
      readonly kind: 'answered';
      readonly shell: string;
      readonly variables: Readonly<Record<string, string>>;
    };

export type LoginQuestion = {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly userHome: string;
  readonly limitMs?: number;
};

const usualLimitMs = 10_000;
const longestAnswer = 4 * 1024 * 1024;

export async function askLoginShell(question: LoginQuestion): Promise<LoginAnswer> {
  const { env, platform } = question;
  if (platform === 'win32') return { kind: 'not-asked', why: 'on Windows every program has it' };
  if (isFromTerminal(env)) return { kind: 'not-asked', why: 'the terminal it was started from gave it' };
  const shell = personShell(env, platform).file;
  try {
    const variables = hostEnvironment(await environmentOf(shell, question));
    if (!variables.PATH) throw new Error('it has no PATH');
    return { kind: 'answered', shell, variables };
  } catch (error) {
    return { kind: 'failed', shell, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Neither launchd nor a desktop sets `TERM`. If it is set, a shell has already set the environment. */
function isFromTerminal({ TERM }: NodeJS.ProcessEnv): boolean {
  return TERM !== undefined && TERM !== '' && TERM !== 'dumb';
}

/** The arguments with which `shell` runs `command` as an interactive login shell. */
export function loginArguments(shell: string, command: string): readonly string[] {
  switch (path.basename(shell)) {
    case 'csh':
    case 'tcsh':
      // These shells accept `-l` only alone.
      return ['-ic', command];
    case 'pwsh':
      return ['-Login', '-Command', command];
    default:
      return ['-ilc', command];
  }
}

/** Rejects with a message that continues the shell's name. */
async function environmentOf(
  shell: string,
  { env, userHome, limitMs = usualLimitMs }: LoginQuestion,
): Promise<NodeJS.ProcessEnv> {
  const mark = `pilotfish-${randomUUID()}`;
  const answer = Promise.withResolvers<NodeJS.ProcessEnv>();
  const child = spawn(shell, loginArguments(shell, printBetween(mark)), {
    cwd: userHome,
    env: shellEnvironment(env),
    // In its own session, so that it cannot take our terminal, and can be ended with all its processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => endGroup(child.pid);
  const late = setTimeout(() => {
    end();
    answer.reject(new Error(`it did not answer within ${limitMs / 1000} s`));
  }, limitMs);
  process.once('exit', end);

  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    const [, between, rest] = printed.split(mark);
    if (between !== undefined && rest !== undefined) answer.resolve(variablesIn(between));
    if (printed.length > longestAnswer) end();
  });
  child.on('error', (error) => answer.reject(new Error(`it cannot be started (${error.message})`)));
  child.on('close', (code, signal) => {
    clearTimeout(late);
    process.off('exit', end);
    answer.reject(new Error(`it ended without an answer (${signal ?? `exit code ${code}`})`));
  });
  return await answer.promise;
}

/** One line for every shell, because `sh` runs the rest. Not every `env` knows `-0`. */
function printBetween(mark: string): string {
  return `/bin/sh -c 'printf %s ${mark}; /usr/bin/env -0 2>/dev/null || /usr/bin/env; printf %s ${mark}'`;
}

function variablesIn(text: string): NodeJS.ProcessEnv {
  const entries = text.split(text.includes('\0') ? '\0' : '\n').map((entry) => {
    const name = entry.split('=', 1)[0] ?? '';
    return [name, entry.slice(name.length + 1)] as const;
  });
  return Object.fromEntries(entries);
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
