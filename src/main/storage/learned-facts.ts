import path from 'node:path';
import { type Change, type Learned, learnedSchema } from '@shared/models/learned-schema';
import { z } from 'zod';
import { readFile } from '../base/disk';
import { writeFileAtomically } from '../base/files/atomic-write';

// What was learned of models, by their address and name, in a file of the data folder. All of it can be learned again:
// a file that is broken, or a disk that takes none, costs a refused request and nothing else.

export type LearnedFacts = {
  of(baseUrl: string, model: string): Promise<readonly Change[]>;
  /** Known at once; on disk a little later. */
  learn(baseUrl: string, model: string, changes: readonly Change[]): void;
  /** Of all models. */
  all(): Promise<readonly Learned[]>;
  forget(baseUrl: string, model: string): Promise<void>;
};

/** The account may have more money tomorrow. */
const passing = new Set<Change['kind']>(['max-output']);

export function openLearnedFacts(home: string): LearnedFacts {
  const file = path.join(home, 'learned.json');
  let facts: Learned[] | null = null;
  let lastWrite = Promise.resolve();

  const load = async (): Promise<Learned[]> => {
    if (facts === null) {
      const read = await readFacts(file);
      facts ??= read;
    }
    return facts;
  };
  const write = (): Promise<void> => {
    lastWrite = lastWrite.then(async () => {
      const kept = (facts ?? []).map((each) => ({
        ...each,
        changes: each.changes.filter(({ kind }) => !passing.has(kind)),
      }));
      const text = `${JSON.stringify(
        kept.filter(({ changes }) => changes.length > 0),
        null,
        2,
      )}\n`;
      await writeFileAtomically(file, text).catch(() => {});
    });
    return lastWrite;
  };

  return {
    async of(baseUrl, model) {
      return (await load()).find(isAbout(baseUrl, model))?.changes ?? [];
    },
    learn(baseUrl, model, changes) {
      void load().then((known) => {
        const before = known.find(isAbout(baseUrl, model));
        const added = changes.filter((change) => !before?.changes.some((one) => isSame(one, change)));
        if (added.length === 0) return;
        if (before) before.changes = [...before.changes, ...added];
        else known.push({ baseUrl, model, changes: added });
        void write();
      });
    },
    all: load,
    async forget(baseUrl, model) {
      facts = (await load()).filter((each) => !isAbout(baseUrl, model)(each));
      await write();
    },
  };
}

async function readFacts(file: string): Promise<Learned[]> {
  try {
    return z.array(learnedSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

function isAbout(baseUrl: string, model: string): (each: Learned) => boolean {
  return (each) => each.baseUrl === baseUrl && each.model === model;
}

function isSame(one: Change, other: Change): boolean {
  return one.kind === other.kind && one.of === other.of;
}
