import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Change, type Learned, learnedSchema } from '@shared/models/learned-schema';
import type { ModelFacts } from '@shared/models/model-facts-schema';
import type { ProtocolName } from '@shared/models/protocol-names';
import { z } from 'zod';
import { readFile } from '../../base/disk';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { withLock } from '../../base/files/with-lock';

// Facts about models from refusals and from their servers' lists, by address and name, in a file of the data folder.
// Pilotfish can learn all of them again: a broken file or a full disk costs one refused request at most.

export type LearnedFacts = {
  of(asked: AskedModel): readonly Change[];
  /** The facts about the models at the address, by name, from refusals and the list. */
  factsAt(baseUrl: string): Readonly<Record<string, ModelFacts>>;
  /** Takes effect at once, and is on disk a little later. */
  learn(asked: AskedModel, changes: readonly Change[]): void;
  /** Stores the facts about the model from the server's list. */
  list(baseUrl: string, model: string, listed: ModelFacts): void;
  /** All models with learned changes. */
  all(): readonly Learned[];
  /** Forgets the learned changes. Facts from the list stay. */
  forget(baseUrl: string, model: string): Promise<void>;
  /** Resolves when everything learned so far is on disk, or the disk refused it. */
  settled(): Promise<void>;
};

/** A refusal teaches something about the requests of one protocol. */
export type AskedModel = Pick<Learned, 'baseUrl' | 'model'> & { readonly protocol: ProtocolName };

/** Facts that are valid for every protocol. */
const isOfModel = new Set<Change['kind']>(['context-window', 'no-images', 'no-effort']);

/** The account may have more money tomorrow. */
const passing = new Set<Change['kind']>(['max-output']);

/** `onChange`: called for each new fact. */
export async function openLearnedFacts(home: string, onChange: () => void): Promise<LearnedFacts> {
  const file = path.join(home, 'learned.json');
  let facts = await readFacts(file);
  let lastWrite = Promise.resolve();
  const steps: Step[] = [];

  /** Merges with the file, because another instance may have learned something. */
  const write = (): Promise<void> => {
    lastWrite = lastWrite.then(async () => {
      await withLock(`${file}.lock`, async () => {
        const next = steps.splice(0).reduce(after, await readFacts(file));
        await writeFileAtomically(file, textOfFacts(next));
      }).catch(() => {});
    });
    return lastWrite;
  };

  /** Changes the entry of a model, or adds one. */
  const change = (baseUrl: string, model: string, next: Step['next']): Promise<void> => {
    const step = { baseUrl, model, next };
    const changed = after(facts, step);
    if (isDeepStrictEqual(changed.find(isAbout(step)), entryOf(facts, step))) return lastWrite;
    facts = changed;
    steps.push(step);
    onChange();
    return write();
  };

  return {
    of: (asked) => entryOf(facts, asked).changes.filter(isFor(asked.protocol)),
    factsAt: (baseUrl) =>
      Object.fromEntries(
        facts.filter((each) => each.baseUrl === baseUrl).map((each) => [each.model, factsOf(each)]),
      ),
    learn({ baseUrl, model, protocol }, changes) {
      void change(baseUrl, model, (known) => {
        const added = changes
          .map((each) => (isOfModel.has(each.kind) ? each : { ...each, protocol }))
          .filter((each) => !known.changes.some((one) => isDeepStrictEqual(one, each)));
        return { ...known, changes: [...known.changes, ...added] };
      });
    },
    list(baseUrl, model, listed) {
      // Most servers list names alone.
      if (Object.keys(listed).length === 0 && entryOf(facts, { baseUrl, model }).listed === undefined) return;
      void change(baseUrl, model, (known) => ({
        ...known,
        listed,
        changes: known.changes.filter((each) => !isOutgrown(each, known, listed)),
      }));
    },
    all: () => facts.filter(({ changes }) => changes.length > 0),
    forget: (baseUrl, model) => change(baseUrl, model, (known) => ({ ...known, changes: [] })),
    settled: () => lastWrite,
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

/** A learned window is obsolete once the server lists a larger one than before, because the server was restarted. */
function isOutgrown({ kind, of }: Change, { listed: before }: Learned, now: ModelFacts): boolean {
  if (kind !== 'context-window' || before?.contextWindow === undefined) return false;
  return (now.contextWindow ?? 0) > Math.max(before.contextWindow, Number(of));
}

type Named = Pick<Learned, 'baseUrl' | 'model'>;
/** A change of the facts about one model. */
type Step = Named & { readonly next: (known: Learned) => Learned };

function after(facts: readonly Learned[], step: Step): Learned[] {
  const isAsked = isAbout(step);
  return [...facts.filter((each) => !isAsked(each)), step.next(entryOf(facts, step))];
}

function entryOf(facts: readonly Learned[], { baseUrl, model }: Named): Learned {
  return facts.find(isAbout({ baseUrl, model })) ?? { baseUrl, model, changes: [] };
}

function textOfFacts(facts: readonly Learned[]): string {
  const kept = facts
    .map((each) => ({ ...each, changes: each.changes.filter(({ kind }) => !passing.has(kind)) }))
    .filter(({ changes, listed }) => changes.length > 0 || listed !== undefined);
  return `${JSON.stringify(kept, null, 2)}\n`;
}

function isAbout({ baseUrl, model }: Named): (each: Named) => boolean {
  return (each) => each.baseUrl === baseUrl && each.model === model;
}

/** Files of earlier versions do not contain the protocol. */
function isFor(protocol: ProtocolName): (change: Change) => boolean {
  return (change) => change.protocol === undefined || change.protocol === protocol;
}
