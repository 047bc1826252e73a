import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Garbage collection at a moment of our choosing. The engine collects when it allocates: what was let go of stays with a
// process that does nothing, for as long as that is so.

/** Less than that is not worth the pause. */
const worthwhileBytes = 100 * 1024 * 1024;

/** Gives memory back to the system soon, if there is much of it. To be called when something large was let go of. */
export function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < worthwhileBytes) return;
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
