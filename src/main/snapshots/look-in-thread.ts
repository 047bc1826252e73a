import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../base/processes/built-file';
import type { IgnoredToLookAt } from './ignored-changes';
import type { NamesToLookAt, SeenNames } from './look-at-names';

// Check of files in the look worker, so that other work continues, however many files there are.

export type LookRequest = { readonly names?: NamesToLookAt; readonly ignored?: IgnoredToLookAt };

/** Rejects with the signal's reason, or if the thread fails. */
export function lookInThread(names: NamesToLookAt, signal: AbortSignal): Promise<SeenNames> {
  return ask<SeenNames>({ names }, signal);
}

export function ignoredInThread(ignored: IgnoredToLookAt, signal: AbortSignal): Promise<readonly string[]> {
  return ask<readonly string[]>({ ignored }, signal);
}

/** The thread of the last look waits for the next one, because a start takes longer than most looks. */
let idle: Worker | null = null;

async function ask<Answer>(asked: LookRequest, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const worker = idle ?? startWorker();
  idle = null;
  worker.ref();
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = await answerOf<Answer>(worker, asked);
    signal.throwIfAborted();
    letWait(worker);
    return answer;
  } catch (error) {
    await worker.terminate();
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function startWorker(): Worker {
  return new Worker(builtFile('look-worker.js'), { env: {} });
}

async function answerOf<Answer>(worker: Worker, asked: LookRequest): Promise<Answer> {
  const listening = new AbortController();
  const ended = once(worker, 'exit', listening).then(() => {
    throw new Error('the look at files ended unexpectedly');
  });
  worker.postMessage(asked);
  try {
    const [answer] = await Promise.race([once(worker, 'message', listening), ended]);
    return answer;
  } finally {
    listening.abort();
    ended.catch(() => {});
  }
}

/** A waiting thread does not keep the process running. */
function letWait(worker: Worker): void {
  worker.unref();
  if (idle === null) idle = worker;
  else void worker.terminate();
}
