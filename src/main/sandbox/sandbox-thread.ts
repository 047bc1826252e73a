import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { mkdir } from '../base/disk';
import { builtFile } from '../base/processes/built-file';
import { proxyFolder } from './run-folders';
import type {
  AnswerOf,
  ConnectionAsked,
  FromWorker,
  MayConnect,
  SandboxAnswer,
  SandboxPrograms,
  SandboxRequest,
  ToWorker,
  WorkerStart,
} from './sandbox-protocol';

// Sandbox thread: the main process's side of the sandbox worker. The first request starts the worker.

export type SandboxThread = {
  /** Rejects with the library's error, or if the worker ends. */
  ask<Request extends SandboxRequest>(request: Request): Promise<AnswerOf<Request>>;
  /** Ends the proxies too. A later request starts a new worker. */
  close(): Promise<void>;
};

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

export type SandboxThreadOptions = {
  /** It contains the worker's empty folder. */
  readonly dataFolder: string;
  readonly programs: SandboxPrograms;
  readonly mayConnect: MayConnect;
};

export function createSandboxThread(options: SandboxThreadOptions): SandboxThread {
  let started: Promise<RunningThread> | null = null;
  const start = (): Promise<RunningThread> => {
    const starting = startThread(options, () => {
      if (started === starting) started = null;
    });
    return starting;
  };
  return {
    async ask(request) {
      started ??= start();
      return await (await started).ask(request);
    },
    async close() {
      const closing = started;
      // Later requests start another worker.
      started = null;
      await (await closing)?.end();
    },
  };
}

type RunningThread = Pick<SandboxThread, 'ask'> & { end(): Promise<void> };

async function startThread(
  { dataFolder, programs, mayConnect }: SandboxThreadOptions,
  onEnd: () => void,
): Promise<RunningThread> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const folder = path.join(dataFolder, 'sandbox', 'empty');
  await mkdir(folder, { recursive: true });
  const workerData: WorkerStart = { folder, programs, proxies: await proxyFolder() };
  // The library gets neither keys nor the user's proxy settings.
  const worker = new Worker(builtFile('sandbox-worker.js'), { workerData, env: { PATH: process.env.PATH } });
  worker.on('message', (message: FromWorker) =>
    'asked' in message ? void answerTo(message) : settle(message),
  );
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => {
    onEnd();
    fail(new Error('the sandbox ended unexpectedly'));
  });
  // An idle worker does not keep the process alive.
  worker.unref();

  async function answerTo({ asked, run, to }: ConnectionAsked): Promise<void> {
    const answer: ToWorker = { asked, mayConnect: await mayConnect(run, to).catch(() => false) };
    worker.postMessage(answer);
  }

  function settle(answer: SandboxAnswer): void {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) one?.reject(new Error(answer.error));
    else one?.resolve(answer.value as never);
  }

  function fail(error: Error): void {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  async function ask<Request extends SandboxRequest>(request: Request): Promise<AnswerOf<Request>> {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<AnswerOf<Request>>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const message: ToWorker = { id, request };
    worker.postMessage(message);
    worker.ref();
    return await answer.finally(() => waiting.size === 0 && worker.unref());
  }

  return {
    ask,
    async end() {
      await ask({ kind: 'close' }).catch(() => {});
      const ended = once(worker, 'exit');
      await worker.terminate();
      await ended;
    },
  };
}
