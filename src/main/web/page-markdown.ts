import { Worker } from 'node:worker_threads';
import { builtFile } from '../base/processes/built-file';
import type { PageAnswer, PageRequest } from './page-worker';

// Main content of an HTML page as markdown, from the page worker.

/** A page that takes longer is answered as plain text, which may take as long. */
const usualTimeMs = 5_000;

/** Rejects if the page cannot be read, or with the signal's reason. */
export async function pageMarkdown(
  page: PageRequest,
  signal: AbortSignal,
  timeMs: number = usualTimeMs,
): Promise<PageAnswer> {
  const late = AbortSignal.timeout(timeMs);
  try {
    return await askWorker(page, AbortSignal.any([signal, late]));
  } catch (error) {
    signal.throwIfAborted();
    if (!late.aborted) throw error;
    return await askWorker(
      { ...page, isPlain: true },
      AbortSignal.any([signal, AbortSignal.timeout(usualTimeMs)]),
    );
  }
}

async function askWorker(page: PageRequest, signal: AbortSignal): Promise<PageAnswer> {
  signal.throwIfAborted();
  const worker = new Worker(builtFile('page-worker.js'), {
    workerData: page,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  try {
    return await new Promise<PageAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('it could not be read')));
    });
  } finally {
    await worker.terminate();
  }
}
