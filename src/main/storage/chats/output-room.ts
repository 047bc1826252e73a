import { dirname } from 'node:path';
import { createSerialQueue } from '../../base/serial-queue';
import { letOldestGo, outputsLimit } from './kept-outputs';

// Disk quota of the outputs that are being written: each asks for room in steps, so that those of a project stay within
// their limit together, however many commands write at once. What another application writes meanwhile is seen with the
// next step.

export type OutputRoom = {
  /** Bytes the output may have now, more than `had`; or `had` when the project's outputs have no more room. */
  claim(path: string, had: number): Promise<number>;
  /** The output is written no more. */
  release(path: string): void;
};

export type OutputRoomOptions = {
  /** Absolute paths of outputs that are written by others than an application. */
  readonly inUse: () => Promise<readonly string[]>;
  /** Bytes, for the outputs of one project. */
  readonly limit?: number;
};

export function createOutputRoom({ inUse, limit = outputsLimit }: OutputRoomOptions): OutputRoom {
  const claims = new Map<string, number>();
  const steps = createSerialQueue();
  const beginning = Math.floor(limit / 1024);
  const step = Math.floor(limit / 64);
  /** Kept for the beginnings of outputs, which are never refused. */
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
