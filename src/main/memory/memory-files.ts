import { join } from 'node:path';
import type { MemoryScope } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import type { Brought } from '@shared/trust/trust';
import { lstat } from '../base/disk';
import { isMissing } from '../base/errno';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';
import { importedFiles, type ProjectMemoryFile } from './memory-imports';
import { type MemoryPlaces, readMemoryPlace } from './memory-place';

// Memory files: what a person has written down for every chat, in the data folder and in the project.

/** A file whose text every request of a chat begins with. */
export type MemoryFile = { readonly path: string; readonly text: string };

export type MemorySources = MemoryPlaces & {
  readonly isTrusted: boolean;
  /** Whether a rule keeps this file (relative to the project) from being read. */
  isDenied(relativePath: string): boolean;
  /** Whether the user has seen a file of the project as it is now: a command may have changed it since. */
  isSeen(file: ProjectMemoryFile): boolean;
};

const longestMemory = 40_000;

/**
 * The memory files there are: those of the data folder, then those of the project with what they import, each in the
 * order of the names; nothing of a project that is not trusted. One that cannot be read, or that the user has not seen,
 * is left out; one over 40,000 characters is cut, and says so.
 */
export async function readMemoryFiles(sources: MemorySources): Promise<readonly MemoryFile[]> {
  const [global, own] = await readAll(sources);
  const project = await importedFiles(sources, once(own.filter(isFile)));
  return [...once(global.filter(isFile)), ...project].flatMap(({ path, text }) =>
    text.trim() === '' ? [] : [{ path, text: cut(text) }],
  );
}

/** Names can be links to one file, which is read once. */
function once(files: readonly Found[]): readonly Found[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Why files that are there cannot be read, each with its path. */
export async function memoryProblems(sources: MemorySources): Promise<readonly AnyText[]> {
  return (await readAll(sources)).flat().flatMap((read) => (read?.kind === 'failed' ? [read.problem] : []));
}

/** Of the data folder, and of the project. */
async function readAll(sources: MemorySources): Promise<readonly [readonly Read[], readonly Read[]]> {
  const { fileNames, isTrusted, isDenied } = sources;
  const names = isTrusted ? fileNames.filter((name) => !isDenied(name)) : [];
  return await Promise.all([
    Promise.all(fileNames.map((name) => readAt(sources, 'global', name))),
    Promise.all(names.map((name) => readAt(sources, 'project', name))),
  ]);
}

type Found = ProjectMemoryFile & { readonly kind: 'file' };
/** Null: there is no such file. */
type Read = Found | { readonly kind: 'failed'; readonly problem: AnyText } | null;

function isFile(read: Read): read is Found {
  return read?.kind === 'file';
}

async function readAt(places: MemoryPlaces, scope: MemoryScope, name: string): Promise<Read> {
  if (!(await isThere(scope === 'global' ? places.home : places.workspace.root, name))) return null;
  try {
    const { path, base } = await readMemoryPlace(places, scope, name);
    if (base.hash === null) return null;
    return {
      kind: 'file',
      path: path.absolute,
      relative: path.relative,
      text: base.text,
      hash: base.hash,
    };
  } catch (error) {
    if (error instanceof ToolError) return { kind: 'failed', problem: error.told };
    throw error;
  }
}

/** The names of those the project has, found out without reading them. */
export async function memoryNamesIn(workspace: Workspace, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => isThere(workspace.root, name)));
  return names.filter((_, index) => found[index]);
}

/** One that cannot be looked at counts as there. Most are not, which costs one look, without a door to their folder. */
async function isThere(folder: string, name: string): Promise<boolean> {
  return await lstat(join(folder, name)).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
}

/** The project's files with what they import, each once, and what hinders the others. No rule is asked. */
export async function allProjectMemory(workspace: Workspace, names: readonly string[]) {
  const places = { workspace, home: '', fileNames: names };
  const found = await Promise.all(
    names.map(async (name) => ({ name, read: await readAt(places, 'project', name) })),
  );
  const files = once(found.flatMap(({ read }) => (isFile(read) ? [read] : [])));
  const failed = found.flatMap(({ name, read }) =>
    read?.kind === 'failed' ? [{ name, problem: read.problem }] : [],
  );
  return {
    files: await importedFiles({ workspace, isDenied: () => false, isSeen: () => true }, files),
    failed,
  };
}

/** The same as what the project brings. Whether there is any is told by the names alone. */
export function projectMemory(workspace: Workspace, names: () => readonly string[]) {
  return {
    any: async () => (await memoryNamesIn(workspace, names())).length > 0,
    async list(): Promise<readonly Brought[]> {
      const { files, failed } = await allProjectMemory(workspace, names());
      return [
        ...files.map((file) => ({ ...broughtAs(file), file: file.relative, fault: null })),
        ...failed.map(({ name, problem }) => ({
          ...broughtAs({ relative: name, text: '' }),
          file: name,
          fault: problem,
        })),
      ];
    },
  };
}

/** A file of the project's memory as the trust in the project knows it. */
export function broughtAs({ relative, text }: Pick<ProjectMemoryFile, 'relative' | 'text'>) {
  return { kind: 'memory-file', name: relative, definition: text } as const;
}

function cut(text: string): string {
  if (text.length <= longestMemory) return text;
  return `${text.slice(0, longestMemory)}\n[Cut: the first ${longestMemory} of ${text.length} characters.]`;
}
