import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock, lockHolder } from '../base/files/lock-file';
import { makeFolder } from '../base/files/make-folder';
import { createSerialQueue } from '../base/serial-queue';
import { projectKey } from './project-key';

// Crash loop guard: counts how often in a row the application died soon after opening a project, to avoid another
// crash. Each opening has a separate lock, and a death leaves it behind.

export type Starts = {
  /** The number of consecutive deaths soon after opening the project. Living processes are excluded. */
  deaths(root: string): Promise<number>;
  /** The project is opened. If this process ends before `survived` or the time limit, that counts as a death. */
  begin(root: string): Promise<Attempt>;
};

export type Attempt = {
  /** The process ended properly, or ran long enough. */
  survived(): Promise<void>;
};

/** A process that runs this long has survived its start. */
const livesAfterMs = 10_000;

/** `home` is the data folder. An unreadable or unwritable lock counts as survival: opening once too often is better. */
export function createStarts(home: string): Starts {
  const folder = join(home, 'starts');
  const steps = createSerialQueue();

  const deadOf = async (root: string): Promise<readonly string[]> => {
    const names = await readdir(folder).catch(() => []);
    const begun = names.filter((name) => name.startsWith(`${projectKey(root)}.`));
    const dead = await Promise.all(begun.map((name) => isDead(join(folder, name))));
    return begun.filter((_, index) => dead[index]);
  };
  const hold = async (root: string) => {
    await makeFolder(folder);
    return await acquireLock(join(folder, `${projectKey(root)}.${randomUUID()}`));
  };
  const forgetDead = async (root: string): Promise<void> => {
    for (const name of await deadOf(root)) await rm(join(folder, name), { force: true });
  };

  return {
    deaths: (root) => steps.next(async () => (await deadOf(root)).length),
    async begin(root) {
      const begun = await steps.next(() => hold(root)).catch(() => null);
      const forget = async () => {
        await begun?.release();
        await forgetDead(root);
      };
      const survived = () => steps.next(() => forget().catch(() => undefined));
      const timer = setTimeout(() => void survived(), livesAfterMs).unref();
      return {
        async survived() {
          clearTimeout(timer);
          await survived();
        },
      };
    },
  };
}

async function isDead(path: string): Promise<boolean> {
  return (await lockHolder(path).catch(() => 'unknown')) === 'nobody';
}
