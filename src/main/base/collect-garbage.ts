import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Garbage collection at a moment that Pilotfish chooses. The engine collects only when it allocates, so an idle process
// holds released memory until its next work.

/** The pause is only worthwhile for a larger heap. */
const worthwhileBytes = 100 * 1024 * 1024;

/** Returns memory to the system soon, if the heap is large. Call it after releasing something large. */
export function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < worthwhileBytes) return;
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
