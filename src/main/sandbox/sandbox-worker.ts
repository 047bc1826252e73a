import { parentPort, workerData } from 'node:worker_threads';
import { bubblewrapTexts } from './bubblewrap-texts.ts';
import { changedPackages } from './linked-packages.ts';
import { lookThrough } from './look-through.ts';
import type {
  Destination,
  Ended,
  FromWorker,
  Looked,
  SandboxAnswer,
  SandboxRequest,
  ToWorker,
  WorkerStart,
  Wrapped,
} from './sandbox-protocol.ts';
import { seatbeltTexts } from './seatbelt-texts.ts';

// Sandbox worker: runs the library that builds the sandbox. The library protects names in the current folder even if
// they do not exist, and they appear there as devices while a command runs. In its own thread, it gets an empty folder
// as its current folder.

const { folder, programs, proxies } = workerData as WorkerStart;
process.cwd = () => folder;

const texts =
  'sandboxExec' in programs
    ? seatbeltTexts(programs, proxies, mayConnect)
    : bubblewrapTexts(programs, proxies, mayConnect);

/** Questions to the main process without an answer yet. */
const asked = new Map<number, (mayConnect: boolean) => void>();
let lastAsked = 0;

function mayConnect(run: string, to: Destination): Promise<boolean> {
  lastAsked += 1;
  const question: FromWorker = { asked: lastAsked, run, to };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asked.set(lastAsked, resolve);
  parentPort?.postMessage(question);
  return promise;
}

parentPort?.on('message', async (message: ToWorker) => {
  if ('asked' in message) {
    asked.get(message.asked)?.(message.mayConnect);
    asked.delete(message.asked);
    return;
  }
  const { id, request } = message;
  const answer: SandboxAnswer = await answerTo(request).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});

async function answerTo(request: SandboxRequest): Promise<Looked | readonly string[] | Wrapped | Ended> {
  switch (request.kind) {
    case 'look':
      return lookThrough(request);
    case 'linked-packages':
      return changedPackages(request);
    case 'wrap':
      return await texts.wrap(request);
    case 'end':
      texts.forget(request.run);
      return {};
    case 'close':
      await texts.close();
      return {};
  }
}
