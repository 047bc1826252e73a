import { dirname } from 'node:path';
import { createSerialQueue } from '../../base/serial-queue';
import { letOldestGo, outputsLimit } from './kept-outputs';

// Disk quota for outputs during their writing: each requests room in steps, so that all of a project stay within its
// limit, even with many commands. The next step includes the writes of other applications.

export type OutputRoom = {
  /**
   * The number of bytes that the output may have now, more than `had`. Returns `had` if the project has no more room.
   */
  claim(path: string, had: number): Promise<number>;
  /** The output is complete. */
  release(path: string): void;
};

export type OutputRoomOptions = {
  /** Absolute paths of outputs with writers other than an application. */
  readonly inUse: () => Promise<readonly string[]>;
  /** In bytes, for the outputs of one project. */
  readonly limit?: number;
};

export function createOutputRoom({ inUse, limit = outputsLimit }: OutputRoomOptions): OutputRoom {
  const claims = new Map<string, number>();
  const steps = createSerialQueue();
  const beginning = Math.floor(limit / 1024);
  const step = Math.floor(limit / 64);
  /** Reserved for the beginnings of outputs. They are never refused. */
  const reserve = Math.floor(limit / 16);

  const grow = async (path: string, had: number): Promise<number> => {
    const most = limit - reserve - step;
    const total = await letOldestGo({ folder: dirname(path), inUse: await inUse(), limit: most, claims });
    return total <= most ? had + step : had;
  };
  return {
    claim: (path, had) =>
      steps.next(async () => {
        const granted = had < beginning ? beginning : await grow(path, had);
        claims.set(path, granted);
        return granted;
      }),
    release: (path) => void claims.delete(path),
  };
}
