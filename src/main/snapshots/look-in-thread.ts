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

async function ask<Answer>(asked: LookRequest, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const worker = new Worker(builtFile('look-worker.js'), { workerData: asked, env: {} });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(signal.reason ?? new Error('the look at files ended unexpectedly')));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
