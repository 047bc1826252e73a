import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@shared/json';
import { z } from 'zod';
import { writeFileAtomically } from '../project/atomic-write';
import { createSequence } from '../sequence';
import { projectKey } from './chats';
import { makeFolder } from './make-folder';

// Which projects the application died on soon after it had opened them, and how often in a row: one that cannot be
// opened without that must not take every start with it.

export type Starts = {
  /** How often in a row the application died soon after it had opened the project. */
  deaths(root: string): Promise<number>;
  /** The project is opened: a death, unless it is told otherwise, or lives. */
  begin(root: string): Promise<Attempt>;
};

export type Attempt = {
  /** It ended properly, or went on for long enough. */
  survived(): Promise<void>;
};

/** Whoever lives so long did not die of its start. */
const livesAfterMs = 10_000;

const recordSchema = z.object({ v: z.literal(1), begun: z.number().int().positive() });

/** `home` is the data folder. What cannot be read or written counts as no death: better opened once too often. */
export function createStarts(home: string): Starts {
  const folder = join(home, 'starts');
  const fileOf = (root: string) => join(folder, `${projectKey(root)}.json`);
  const steps = createSequence();

  const deaths = async (root: string): Promise<number> => {
    const text = await readFile(fileOf(root), 'utf8').catch(() => '');
    return recordSchema.safeParse(parseJson(text)).data?.begun ?? 0;
  };
  const count = async (root: string): Promise<void> => {
    const begun = (await deaths(root)) + 1;
    await makeFolder(folder);
    await writeFileAtomically(fileOf(root), JSON.stringify({ v: 1, begun }));
  };

  return {
    deaths: (root) => steps.next(() => deaths(root)),
    async begin(root) {
      await steps.next(() => count(root)).catch(() => undefined);
      const survived = () => steps.next(() => rm(fileOf(root), { force: true }).catch(() => undefined));
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
