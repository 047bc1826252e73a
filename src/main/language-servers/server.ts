import { AppError } from '@shared/errors';
import type { LanguageServerLife } from '@shared/problems/language-servers';
import { textOf } from '@shared/texts/text';
import { ToldError, toldOf } from '@shared/texts/told-error';
import { createSerialQueue } from '../base/serial-queue';
import type { Session } from './connection/session';
import { createServerRun, type RunOptions, type ServerRun } from './server-run';

// One language server. It starts with its first use and ends when it is idle. A server that does not answer in time is
// ended, unless it reports that it works on something, such as an index of the project.

export type LanguageServer = {
  life(): LanguageServerLife;
  /**
   * Gives `work` the running server, one work after another. Rejects with AppError `unavailable` if the server cannot
   * be used, or with the reason of the signal.
   */
  use<T>(work: Work<T>, signal: AbortSignal): Promise<T>;
  stop(): Promise<void>;
};

type Work<T> = (session: Session, signal: AbortSignal) => Promise<T>;

export type ServerLimits = {
  readonly startMs: number;
  /** For one work. */
  readonly workMs: number;
  readonly idleMs: number;
  /** Before each question for the problems of the whole project. */
  readonly askMs: number;
};

export const usualLimits: ServerLimits = {
  startMs: 30_000,
  workMs: 180_000,
  idleMs: 10 * 60_000,
  askMs: 2000,
};

type Options = Omit<RunOptions, 'startMs'> & { readonly limits: ServerLimits };

export function createLanguageServer({ limits, ...options }: Options): LanguageServer {
  const run = createServerRun({ ...options, startMs: limits.startMs });
  const works = createSerialQueue();
  const stopping = new AbortController();
  let idle: NodeJS.Timeout | undefined;
  const waitForIdle = async () => {
    await works.settled();
    clearTimeout(idle);
    if (!stopping.signal.aborted) idle = setTimeout(() => void works.next(run.end), limits.idleMs).unref();
  };
  return {
    life: run.life,
    async use(work, signal) {
      clearTimeout(idle);
      const wanted = AbortSignal.any([signal, stopping.signal]);
      const start = () => run.session(stopping.signal);
      const done = works.next(() => runWork(work, { ...run, start, workMs: limits.workMs, signal: wanted }));
      done.catch(() => undefined);
      void waitForIdle();
      return await orAborted(done, wanted);
    },
    async stop() {
      stopping.abort(new ToldError(textOf('language-servers.ends')));
      await works.settled();
      clearTimeout(idle);
      await run.end();
    },
  };
}

type Working = Pick<ServerRun, 'end' | 'endFaulty'> & {
  /** It goes on without its caller. */
  start(): Promise<Session>;
  readonly workMs: number;
  readonly signal: AbortSignal;
};

async function runWork<T>(work: Work<T>, { start, end, endFaulty, workMs, signal }: Working): Promise<T> {
  let limit: WorkLimit | null = null;
  try {
    signal.throwIfAborted();
    const isOutdated = await (await start()).tellChanges(signal);
    if (isOutdated) await end();
    const session = await start();
    limit = limitWork(session, workMs);
    return await work(session, AbortSignal.any([signal, limit.signal]));
  } catch (error) {
    signal.throwIfAborted();
    const why = limit?.signal.aborted ? textOf('language-servers.no-answer') : toldOf(error);
    if (limit?.signal.aborted) await endFaulty(why);
    throw new AppError('unavailable', why, { cause: error });
  } finally {
    limit?.clear();
  }
}

type WorkLimit = { readonly signal: AbortSignal; clear(): void };

function limitWork(session: Session, workMs: number): WorkLimit {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => (session.work() === null ? ending.abort() : wait()), workMs).unref();
  };
  wait();
  return { signal: ending.signal, clear: () => clearTimeout(timer) };
}

/** The work waits for earlier ones, but its caller does not have to. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
