import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '@shared/base/json';
import { z } from 'zod';
import { isProcess, processStart } from '../base/processes/process-identity';
import type { HostClient } from './host-client';

// Application instance: the running application of a process. A mark in the data folder lets the next start find and
// end the processes of a killed application. It finds them by the id in their environment, never by a process number.

export type Instance = {
  readonly id: string;
  /** Writes the mark; call it before the first process starts. */
  mark(): Promise<void>;
  /** Ids of ended applications that may have left processes running. */
  abandoned(): Promise<readonly string[]>;
  forget(id: string): Promise<void>;
};

const markSchema = z.object({ pid: z.number().int(), start: z.string() });

export function createInstance(home: string): Instance {
  const id = randomUUID();
  const folder = path.join(home, 'running');
  const fileOf = (instance: string) => path.join(folder, `${instance}.json`);
  let marked: Promise<void> | null = null;

  const leaveMark = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const start = (await processStart(process.pid)) ?? '';
    await writeFile(fileOf(id), JSON.stringify({ pid: process.pid, start }), { mode: 0o600 });
  };

  return {
    id,
    mark() {
      // A failed attempt is repeated at the next call.
      marked ??= leaveMark().catch((error: unknown) => {
        marked = null;
        throw error;
      });
      return marked;
    },
    async abandoned() {
      const names = await readdir(folder).catch(() => []);
      const ids = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length));
      const gone = await Promise.all(
        ids.map(async (other) => other !== id && !(await isAlive(fileOf(other)))),
      );
      return ids.filter((_, index) => gone[index]);
    },
    forget: (other) => rm(fileOf(other), { force: true }),
  };
}

/**
 * Ends the processes that ended applications left running, except the spared runs of each. Starts a host only if there
 * are such applications.
 */
export async function endAbandoned(
  instance: Instance,
  host: Pick<HostClient, 'reapOrphans'>,
  spared: (instance: string) => Promise<readonly string[]> = async () => [],
): Promise<void> {
  for (const other of await instance.abandoned()) {
    await host.reapOrphans(other, await spared(other));
    await instance.forget(other);
  }
}

async function isAlive(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '');
  // The mark is incomplete if the application was killed while writing.
  const mark = markSchema.safeParse(parseJson(text));
  return mark.success && (await isProcess(mark.data));
}
