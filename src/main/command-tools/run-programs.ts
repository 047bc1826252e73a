import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { messageOf } from '@shared/errors';
import { createTimeLimit, type TimeLimit } from '../base/time-limit';
import { endTree } from '../pty-host/process-tree/end-tree';
import { type Aftermath, nothingMade } from '../sandbox/aftermath';
import { type Argv, type ConfinedPrograms, type HeldProgram, holdProgram } from './hold-program';

// Pipeline of programs, started without a shell: the output of each is the input of the next. When all have ended or
// the pipeline is cancelled, Pilotfish ends every process they started, wherever it is.

export type Pipeline = {
  readonly programs: readonly Argv[];
  /** The input of the first program. */
  readonly input: string;
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly timeLimitMs: number;
  /** The same limit as an object that can be paused. */
  readonly limit?: TimeLimit;
  /** The maximum size of each output, in bytes. */
  readonly outputLimit: number;
  /** Null: the programs run without the sandbox. */
  readonly confined: ConfinedPrograms | null;
};

export type PipelineEnd = {
  /** Of the last program. */
  readonly stdout: string;
  /** Of all programs, in the order of arrival. */
  readonly stderr: string;
  /** Of the first program that failed, or of the last one. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why the pipeline was cancelled or failed to start, for the model and the log. */
  readonly error: string | null;
} & Aftermath;

/** Failures of the programs never reject it. */
export async function runPrograms(pipeline: Pipeline): Promise<PipelineEnd> {
  const run = randomUUID();
  const held = await holdAll(pipeline, run);
  if ('error' in held) return { ...nothing, error: held.error };
  const startedAt = Date.now();
  const children = held.programs.map((program) => start(program, pipeline));
  const giveUp = createGiveUp(pipeline);
  const outputs = connect(children, pipeline, giveUp.because);
  const ends = children.map((child, at) => endOf(child, held.programs[at]));
  await Promise.race([Promise.all(ends), giveUp.given]);
  await endAll(children, { run, startedAt });
  // Processes that the programs left running kept the outputs open; now the outputs end.
  await Promise.all([...ends, ...outputs.map(({ over }) => over)]);
  giveUp.close();
  const [stdout = '', stderr = ''] = outputs.map(({ text }) => text());
  const failure = firstFailure(await Promise.all(ends), pipeline.programs);
  const made = await clearAway(held.programs);
  return { stdout, stderr, ...failure, error: giveUp.reason() ?? failure.error, ...made };
}

const nothing = { stdout: '', stderr: '', exitCode: null, signal: null, ...nothingMade } as const;

/** Puts the mark of the run in each environment, to find all processes that the programs start. */
async function holdAll(
  { programs, cwd, env, confined }: Pipeline,
  run: string,
): Promise<{ readonly programs: readonly HeldProgram[] } | { readonly error: string }> {
  const place = { cwd, env: { ...env, PILOTFISH_RUN: run } };
  const held = await Promise.allSettled(programs.map((argv) => holdProgram(argv, place, confined)));
  const ready = held.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = held.find((one) => one.status === 'rejected');
  if (failed === undefined) return { programs: ready };
  await clearAway(ready);
  return { error: messageOf(failed.reason) };
}

/** A failed cleanup of one program discards only its own aftermath. */
async function clearAway(programs: readonly HeldProgram[]): Promise<Aftermath> {
  const made = await Promise.all(programs.map((one) => one.end().catch(() => nothingMade)));
  const all = (kind: keyof Aftermath) => [...new Set(made.flatMap((one) => one[kind]))];
  return {
    appeared: all('appeared'),
    putAside: all('putAside'),
    changedElsewhere: all('changedElsewhere'),
  };
}

/** Each leads its own session. */
function start({ file, args, env }: HeldProgram, { cwd }: Pipeline): ChildProcess {
  return spawn(file, args, {
    cwd,
    env: { ...env },
    stdio: 'pipe',
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
}

function createGiveUp({ signal, timeLimitMs, limit = createTimeLimit(timeLimitMs) }: Pipeline) {
  const given = Promise.withResolvers<void>();
  let reason: string | null = null;
  const because = (why: string) => {
    reason ??= why;
    given.resolve();
  };
  const onAbort = () => because('stopped by the user');
  limit.start(() => because(`it took longer than ${timeLimitMs / 1000} s and was ended`));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  return {
    because,
    given: given.promise,
    reason: () => reason,
    close() {
      limit.clear();
      signal.removeEventListener('abort', onAbort);
    },
  };
}

type Collected = { text(): string; readonly over: Promise<unknown> };

/** The collected outputs: standard output of the last program, and standard error of all. */
function connect(
  children: readonly ChildProcess[],
  { input, outputLimit }: Pipeline,
  giveUp: (why: string) => void,
): readonly [Collected, Collected] {
  for (const [index, child] of children.entries()) {
    // A program may end before it has read all its input.
    child.stdin?.on('error', () => {});
    const before = children[index - 1];
    if (child.stdin && before?.stdout) pass(before.stdout, child.stdin);
  }
  children[0]?.stdin?.end(input);
  const tooMuch = () => giveUp(`it printed more than ${outputLimit / 1024 / 1024} MB and was ended`);
  const streams = (all: readonly (Readable | null | undefined)[]) => all.filter((one) => one != null);
  return [
    collect(streams([children.at(-1)?.stdout]), outputLimit, tooMuch),
    collect(streams(children.map(({ stderr }) => stderr)), outputLimit, tooMuch),
  ];
}

/** As in a shell, a writer ends when its reader stops reading. */
function pass(from: Readable, to: Writable): void {
  to.on('close', () => from.destroy());
  from.pipe(to);
}

function collect(streams: readonly Readable[], limit: number, tooMuch: () => void): Collected {
  const chunks: Buffer[] = [];
  let size = 0;
  for (const stream of streams)
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else tooMuch();
    });
  return {
    text: () => Buffer.concat(chunks).toString('utf8'),
    over: Promise.all(streams.map((stream) => (stream.closed ? null : once(stream, 'close')))),
  };
}

type End = Pick<PipelineEnd, 'exitCode' | 'signal' | 'error'>;

async function endOf(child: ChildProcess, held: HeldProgram | undefined): Promise<End> {
  return await new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ exitCode: null, signal: null, error: message }));
    child.once('exit', (exitCode, signal) =>
      resolve({ exitCode, signal, ...held?.endOf(exitCode, signal), error: null }),
    );
  });
}

/** A reader that ends early ends its writer by SIGPIPE; that counts as a failure only for the last program. */
function firstFailure(ends: readonly End[], programs: readonly Argv[]): End {
  const last = programs.length - 1;
  const isFailure = ({ exitCode, signal, error }: End, index: number) =>
    error !== null || (signal === null ? exitCode !== 0 : index === last || signal !== 'SIGPIPE');
  return ends.find(isFailure) ?? ends.at(-1) ?? { exitCode: null, signal: null, error: null };
}

const graceMs = 1000;

async function endAll(
  children: readonly ChildProcess[],
  { run, startedAt }: { readonly run: string; readonly startedAt: number },
): Promise<void> {
  const started = children.flatMap((child) => (child.pid === undefined ? [] : [{ child, pid: child.pid }]));
  const lifetimes = started.map(({ child, pid }) => ({
    pid,
    from: startedAt,
    until: isOver(child) ? Date.now() : null,
  }));
  // `endTree` finds processes by the mark of the run, or by their session if they dropped the mark.
  const leaders = [null, ...started.map(({ pid }) => pid)];
  await Promise.allSettled(leaders.map((leader) => endTree({ run, leader, lifetimes }, graceMs)));
  for (const child of children) if (!isOver(child)) child.kill('SIGKILL');
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
