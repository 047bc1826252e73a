import type { Sides } from './proposal-patch';

// Serial queue in front of the comparing worker, which keeps the window responsive. A comparison is skipped if its
// caller has cancelled it before its turn.

/** The patch from `proposalPatch`; it never settles once `signal` aborts. Rejects if the worker is missing. */
export function compareSides(sides: Sides, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    waiting.push({ sides, signal, resolve, reject });
    if (!running) takeNext();
  });
}

type Comparison = {
  readonly sides: Sides;
  readonly signal: AbortSignal;
  resolve(patch: string): void;
  reject(error: Error): void;
};

const waiting: Comparison[] = [];
let running: Comparison | null = null;
let worker: Worker | null = null;

function takeNext(): void {
  do running = waiting.shift() ?? null;
  while (running?.signal.aborted);
  if (!running) return;
  worker ??= startWorker();
  worker.postMessage(running.sides);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./patch-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (running && !running.signal.aborted) running.resolve(data);
    takeNext();
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = null;
    running?.reject(new Error('The change could not be compared.'));
    takeNext();
  });
  return started;
}
