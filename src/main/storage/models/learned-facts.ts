import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Change, type Learned, learnedSchema } from '@shared/models/learned-schema';
import type { ModelFacts } from '@shared/models/model-facts-schema';
import { z } from 'zod';
import { readFile } from '../../base/disk';
import { writeFileAtomically } from '../../base/files/atomic-write';

// What was learned of models from refusals and from their servers' lists, by address and name, in a file of the data
// folder. All of it can be learned again: a broken file, or a disk that takes none, costs a refused request at most.

export type LearnedFacts = {
  of(baseUrl: string, model: string): readonly Change[];
  /** What refusals and the list say of the models at the address, by their names. */
  factsAt(baseUrl: string): Readonly<Record<string, ModelFacts>>;
  /** Known at once; on disk a little later. */
  learn(baseUrl: string, model: string, changes: readonly Change[]): void;
  /** Keeps what the server's list says of the model. */
  list(baseUrl: string, model: string, listed: ModelFacts): void;
  /** Of all models that have learned changes. */
  all(): readonly Learned[];
  /** The learned changes; what is listed stays. */
  forget(baseUrl: string, model: string): Promise<void>;
};

/** The account may have more money tomorrow. */
const passing = new Set<Change['kind']>(['max-output']);

/** `onChange`: when something new is known. */
export async function openLearnedFacts(home: string, onChange: () => void): Promise<LearnedFacts> {
  const file = path.join(home, 'learned.json');
  let facts = await readFacts(file);
  let lastWrite = Promise.resolve();

  const write = (): Promise<void> => {
    lastWrite = lastWrite.then(async () => {
      const kept = facts.map((each) => ({
        ...each,
        changes: each.changes.filter(({ kind }) => !passing.has(kind)),
      }));
      const text = `${JSON.stringify(
        kept.filter(({ changes, listed }) => changes.length > 0 || listed !== undefined),
        null,
        2,
      )}\n`;
      await writeFileAtomically(file, text).catch(() => {});
    });
    return lastWrite;
  };

  /** Changes the entry of a model, which may be a new one. */
  const change = (baseUrl: string, model: string, next: (known: Learned) => Learned): Promise<void> => {
    const isAsked = isAbout(baseUrl, model);
    const before = facts.find(isAsked) ?? { baseUrl, model, changes: [] };
    const after = next(before);
    if (isDeepStrictEqual(before, after)) return lastWrite;
    facts = [...facts.filter((each) => !isAsked(each)), after];
    onChange();
    return write();
  };

  return {
    of: (baseUrl, model) => facts.find(isAbout(baseUrl, model))?.changes ?? [],
    factsAt: (baseUrl) =>
      Object.fromEntries(
        facts.filter((each) => each.baseUrl === baseUrl).map((each) => [each.model, factsOf(each)]),
      ),
    learn(baseUrl, model, changes) {
      void change(baseUrl, model, (known) => {
        const added = changes.filter((each) => !known.changes.some((one) => isSame(one, each)));
        return { ...known, changes: [...known.changes, ...added] };
      });
    },
    list(baseUrl, model, listed) {
      void change(baseUrl, model, (known) => ({
        ...known,
        listed,
        changes: known.changes.filter((each) => !isOutgrown(each, known, listed)),
      }));
    },
    all: () => facts.filter(({ changes }) => changes.length > 0),
    forget: (baseUrl, model) => change(baseUrl, model, (known) => ({ ...known, changes: [] })),
  };
}

function factsOf({ changes, listed = {} }: Learned): ModelFacts {
  const has = (...kinds: readonly Change['kind'][]) => changes.some(({ kind }) => kinds.includes(kind));
  const contextWindow = changes.findLast(({ kind }) => kind === 'context-window')?.of;
  const refused = changes.flatMap(({ kind, of }) => (kind === 'no-effort' && of ? [of] : []));
  const takesNone =
    has('no-reasoning', 'effort-none') || changes.some(({ kind, of }) => kind === 'no-effort' && !of);
  return {
    ...listed,
    ...(contextWindow !== undefined && { contextWindow: Number(contextWindow) }),
    ...(has('no-images') && { images: false, files: false }),
    ...(takesNone && { efforts: [] }),
    ...(refused.length > 0 && { refusedEfforts: refused }),
  };
}

async function readFacts(file: string): Promise<Learned[]> {
  try {
    return z.array(learnedSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

/** A learned window counts no more once the server lists a larger one than before: it was started anew. */
function isOutgrown({ kind, of }: Change, { listed: before }: Learned, now: ModelFacts): boolean {
  if (kind !== 'context-window' || before?.contextWindow === undefined) return false;
  return (now.contextWindow ?? 0) > Math.max(before.contextWindow, Number(of));
}

function isAbout(baseUrl: string, model: string): (each: Learned) => boolean {
  return (each) => each.baseUrl === baseUrl && each.model === model;
}

function isSame(one: Change, other: Change): boolean {
  return one.kind === other.kind && one.of === other.of;
}
