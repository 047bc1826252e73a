import { AppError } from '@shared/errors';
import { foldFact, type MemoryChange, type MemoryPlaceView, type MemoryScope } from '@shared/memory/memory';
import { textOf } from '@shared/texts/text';
import { StaleError, ToolError } from '../base/tool-error';
import type { ChangeKeeper } from '../project/old-version';
import {
  fileNameOf,
  type MemoryPlace,
  type MemoryPlaces,
  openMemoryPlace,
  writeMemoryPlace,
} from './memory-place';
import { entriesOf, sectionBody, withChangedEntry, withEntry, withSectionBody } from './memory-section';
import { bodyProblem } from './tidy-memory';

// Memory for the user to view and change: the entries of both places, with the hash of each file that the user saw.

export async function viewMemory(places: MemoryPlaces): Promise<readonly MemoryPlaceView[]> {
  return await Promise.all((['project', 'global'] as const).map((scope) => viewPlace(places, scope)));
}

/**
 * AppError `changed-since-shown` if the file has changed, `invalid` if the change is empty, `unavailable` if it cannot
 * be written. After an error the files are unchanged, or a moved entry is in both places.
 */
export async function changeMemory(
  places: MemoryPlaces,
  change: MemoryChange,
  keeper: ChangeKeeper,
): Promise<void> {
  try {
    const place = await openMemoryPlace(places, change.scope);
    if (place.base.hash !== change.hash) throw changedSinceShown(place);
    const text = changedText(place, change);
    const write = (into: MemoryPlace, content: string) =>
      writeMemoryPlace(places, into, { text: content, keeper, signal: new AbortController().signal });
    if (change.change === 'move') {
      const other = await openMemoryPlace(places, otherScope(change.scope));
      await write(other, withEntry(other.base.text, entryAt(place, change.index).text));
    }
    await write(place, text);
  } catch (error) {
    if (error instanceof StaleError)
      throw new AppError('changed-since-shown', textOf('memory.changed', { file: error.path }));
    if (error instanceof ToolError) throw new AppError('unavailable', error.told, { cause: error });
    throw error;
  }
}

/** AppError `changed-since-shown` if the file has changed since the user saw it. */
export async function openShownPlace(
  places: MemoryPlaces,
  { scope, hash }: { readonly scope: MemoryScope; readonly hash: string | null },
): Promise<MemoryPlace> {
  const place = await openMemoryPlace(places, scope).catch((error: unknown) => {
    throw error instanceof ToolError ? new AppError('unavailable', error.told, { cause: error }) : error;
  });
  if (place.base.hash !== hash) throw changedSinceShown(place);
  return place;
}

async function viewPlace(places: MemoryPlaces, scope: MemoryScope): Promise<MemoryPlaceView> {
  try {
    const { path, fileName, base } = await openMemoryPlace(places, scope);
    const entries = entriesOf(base.text).map(({ text }) => text);
    const outside = withSectionBody(base.text, '').replace(/^ {0,3}##.*Added Memories.*$/m, '');
    const holdsMore = outside.trim() !== '';
    return { scope, fileName, state: 'open', path, hash: base.hash, entries, holdsMore };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { scope, fileName: fileNameOf(places), state: 'closed', problem: error.told };
  }
}

function changedText(place: MemoryPlace, change: MemoryChange): string {
  const { text } = place.base;
  switch (change.change) {
    case 'add':
      return withEntry(text, someFact(change.fact));
    case 'edit':
      return withChangedEntry(text, entryAt(place, change.index), someFact(change.fact));
    case 'remove':
    case 'move':
      return withChangedEntry(text, entryAt(place, change.index), null);
    case 'tidy': {
      const problem = sectionBody(text) === null ? textOf('memory.changed', { file: place.path }) : null;
      const why = problem ?? bodyProblem(change.body);
      if (why !== null) throw new AppError('invalid', why);
      return withSectionBody(text, change.body);
    }
  }
}

function someFact(fact: string): string {
  if (foldFact(fact) === '') throw new AppError('invalid', textOf('memory.no-fact'));
  return fact;
}

function entryAt(place: MemoryPlace, index: number) {
  const entry = entriesOf(place.base.text)[index];
  if (entry === undefined) throw changedSinceShown(place);
  return entry;
}

function changedSinceShown({ path }: MemoryPlace): AppError {
  return new AppError('changed-since-shown', textOf('memory.changed', { file: path }));
}

function otherScope(scope: MemoryScope): MemoryScope {
  return scope === 'project' ? 'global' : 'project';
}
