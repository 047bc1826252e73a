import { basename, dirname, join } from 'node:path';
import type { MemoryScope } from '@shared/memory/memory';
import { lstat } from '../base/disk';
import { canonicalPath } from '../base/files/canonical-path';
import { pathFailure } from '../base/path-failure';
import { StaleError } from '../base/tool-error';
import { assertWritable } from '../project/assert-writable';
import type { ChangeKeeper } from '../project/old-version';
import { bytesOf, type FileBase, readTextFile, writeTextFile } from '../project/text-file';
import { createWorkspace, type Workspace, type WorkspacePath } from '../project/workspace';

// Place of memory: the file for facts, in the data folder or in the project. Pilotfish reads it before a change and
// writes it as a whole.

export type MemoryPlaces = {
  /** The project. */
  readonly workspace: Workspace;
  /** The data folder. */
  readonly home: string;
  /** From the settings: Pilotfish writes the first one that exists. */
  readonly fileNames: readonly string[];
};

export type MemoryPlace = {
  readonly scope: MemoryScope;
  /** From the settings; it may be a link to a file with another name. */
  readonly fileName: string;
  /** Absolute, all links resolved. */
  readonly path: string;
  /** To its folder, with `/`, all links resolved. */
  readonly relative: string;
  readonly base: FileBase;
};

type Door = { readonly workspace: Workspace; readonly path: WorkspacePath };

/** Returns the first named file that exists, else the first name as a new file. ToolError if it cannot be written. */
export async function openMemoryPlace(
  places: MemoryPlaces,
  scope: MemoryScope,
  named?: string,
): Promise<MemoryPlace> {
  const fileName = named ?? (await existingName(places, scope));
  const { workspace, path } = await doorTo(places, scope, fileName);
  await assertWritable(workspace, path);
  const { absolute, relative } = path;
  return { scope, fileName, path: absolute, relative, base: await readTextFile(workspace, path) };
}

/** Returns the file; its hash is null if it is missing. ToolError if it cannot be read as text. */
export async function readMemoryPlace(places: MemoryPlaces, scope: MemoryScope, fileName: string) {
  const { workspace, path } = await doorTo(places, scope, fileName);
  return { path, base: await readTextFile(workspace, path) };
}

/** Of its bytes, null if the file is missing; ToolError if it cannot be read. */
export async function currentHashOf(places: MemoryPlaces, place: MemoryPlace): Promise<string | null> {
  return (await readMemoryPlace(places, place.scope, place.fileName)).base.hash;
}

export type MemoryWrite = {
  readonly text: string;
  readonly keeper: ChangeKeeper;
  readonly signal: AbortSignal;
};

/**
 * Replaces the file's content with `text`. StaleError if the file has changed since it was read; ToolError for all
 * other failures.
 */
export async function writeMemoryPlace(
  places: MemoryPlaces,
  place: MemoryPlace,
  { text, keeper, signal }: MemoryWrite,
): Promise<void> {
  const { workspace, path } = await doorTo(places, place.scope, place.fileName);
  if (path.absolute !== place.path) throw new StaleError(place.path);
  const told = place.scope === 'project' ? keeper : { ...keeper, fileChanged: () => {} };
  await writeTextFile(workspace, path, { base: place.base, text, keeper: told, signal });
}

/** ToolError if the file's encoding lacks a character of the text. */
export function assertEncodes({ base, path }: MemoryPlace, text: string): void {
  bytesOf(text, base, path);
}

export function fileNameOf({ fileNames }: Pick<MemoryPlaces, 'fileNames'>): string {
  return fileNames[0] ?? 'AGENTS.md';
}

async function existingName(places: MemoryPlaces, scope: MemoryScope): Promise<string> {
  const folder = scope === 'project' ? places.workspace.root : places.home;
  const [first] = await those(places.fileNames.map((name) => join(folder, name)));
  return first === undefined ? fileNameOf(places) : basename(first);
}

async function those(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      lstat(path).then(
        () => [path],
        () => [],
      ),
    ),
  );
  return found.flat();
}

/** The global file may be a link: Pilotfish writes its target, in the target's folder. */
async function doorTo(places: MemoryPlaces, scope: MemoryScope, fileName: string): Promise<Door> {
  if (scope === 'project')
    return { workspace: places.workspace, path: await places.workspace.resolve(fileName) };
  const shown = join(places.home, fileName);
  const target = await canonicalPath(shown).catch((error: unknown) => {
    throw pathFailure(error, shown, '');
  });
  const workspace = await createWorkspace(dirname(target));
  return { workspace, path: await workspace.resolve(basename(target)) };
}
