import { messageOf } from '@shared/errors';
import { say, textOf } from '@shared/texts/text';
import { shellArguments } from '../base/command-shell';
import type { Argv, ConfinedPrograms } from '../command-tools/hold-program';
import { runPrograms } from '../command-tools/run-programs';
import type { ServerSandbox } from '../mcp/server-place';
import { notFirst } from '../sandbox/argv-command';
import { findCommandShell } from '../terminal/find-shell';
import { type HookAnswer, hookAnswer } from './hook-answer';
import type { Hook } from './read-hooks';

// Runs one hook: its command in the shell, in the sandbox like commands, with the event as JSON on standard input.

export type HookMeans = {
  readonly sandbox: ServerSandbox;
  environment(): Readonly<Record<string, string>>;
};

export type HookRunning = {
  /** The event, as JSON. */
  readonly input: object;
  /** The folder that it runs in, and may write: the project, or a copy. Canonical. */
  readonly root: string;
  readonly signal: AbortSignal;
};

export type RanHook = { readonly hook: Hook; readonly answer: HookAnswer; readonly durationMs: number };

const mostBytes = 1024 * 1024;

/** Never rejects: a hook that cannot run has failed. */
export async function runHook(hook: Hook, running: HookRunning, means: HookMeans): Promise<RanHook> {
  const start = performance.now();
  const end = await run(hook, running, means).catch((error: unknown) => ended(messageOf(error)));
  return {
    hook,
    answer: hookAnswer(hook.event, end),
    durationMs: Math.round(performance.now() - start),
  };
}

const ended = (error: string) => ({ exitCode: null, stdout: '', stderr: '', error });

async function run(hook: Hook, { input, root, signal }: HookRunning, means: HookMeans) {
  const confined = await confinedBy(means.sandbox, root);
  if (confined !== null && 'why' in confined) return ended(confined.why);
  const environment = means.environment();
  const argv = await shellFor(hook.command, environment, confined);
  if (argv === null) return ended(say(textOf('hooks.no-shell')));
  return await runPrograms({
    programs: [argv],
    input: JSON.stringify(input),
    cwd: root,
    env: { ...environment, ...notFirst, CLAUDE_PROJECT_DIR: root },
    signal,
    timeLimitMs: hook.timeLimitMs,
    outputLimit: mostBytes,
    confined,
  });
}

/** Null: it runs without the sandbox. */
async function confinedBy(
  from: ServerSandbox,
  root: string,
): Promise<ConfinedPrograms | { readonly why: string } | null> {
  const place = await from.place();
  if (place.kind === 'refused') return { why: say(textOf('sandbox.required', { why: place.why })) };
  if (place.kind === 'without') return null;
  const sandbox = await from.sandbox();
  if (sandbox === null) return { why: say(textOf('sandbox.not-there-any-more')) };
  const { protection } = from;
  return {
    sandbox,
    root,
    denied: from.denied(),
    confinement: { kind: 'works', mayConnect: async (to) => from.judge(to, []).isAllowed },
    ...(protection && { protection }),
  };
}

async function shellFor(
  command: string,
  environment: Readonly<Record<string, string>>,
  confined: ConfinedPrograms | null,
): Promise<Argv | null> {
  if (confined !== null) return [confined.sandbox.shell, '-c', command];
  const shell = await findCommandShell(environment);
  if (shell === null) return null;
  return [
    shell.file,
    ...(shell.kind === 'bash' ? ['-c', command] : shellArguments(shell.kind, command).args),
  ];
}
