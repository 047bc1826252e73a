import { join } from 'node:path';
import type { MemoryScope } from '@shared/memory/memory';
import type { AnyText } from '@shared/texts/text';
import type { Brought } from '@shared/trust/trust';
import { lstat } from '../base/disk';
import { isMissing } from '../base/errno';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';
import { importedFiles } from './memory-imports';
import { type MemoryPlaces, readMemoryPlace } from './memory-place';

// Memory files: what a person has written down for every chat, in the data folder and in the project.

/** A file whose text every request of a chat begins with. */
export type MemoryFile = { readonly path: string; readonly text: string };

export type MemorySources = MemoryPlaces & {
  readonly isTrusted: boolean;
  /** Whether a rule keeps this file (relative to the project) from being read. */
  isDenied(relativePath: string): boolean;
};

const longestMemory = 40_000;

/**
 * The memory files there are: those of the data folder, then those of the project with what they import, each in the
 * order of the names; nothing of a project that is not trusted. One that cannot be read is left out; one over 40,000
 * characters is cut, and says so.
 */
export async function readMemoryFiles(sources: MemorySources): Promise<readonly MemoryFile[]> {
  const { workspace, isDenied } = sources;
  const [global, own] = await readAll(sources);
  const project = await importedFiles({ workspace, isDenied }, once(own.filter(isFile)));
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

type Found = MemoryFile & { readonly kind: 'file'; readonly relative: string };
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
    return { kind: 'file', path: path.absolute, relative: path.relative, text: base.text };
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

/** Those of the project, as what it brings. Whether there are any is told by their names alone. */
export function projectMemory(workspace: Workspace, names: () => readonly string[]) {
  return {
    any: async () => (await memoryNamesIn(workspace, names())).length > 0,
    async list() {
      const places = { workspace, home: '', fileNames: names() };
      const files = await Promise.all(names().map((name) => readAt(places, 'project', name)));
      return files.flatMap((file, index): Brought[] => {
        const name = names()[index];
        if (file === null || name === undefined) return [];
        const brought = { kind: 'memory-file', name, file: name } as const;
        return file.kind === 'file'
          ? [{ ...brought, definition: file.text, fault: null }]
          : [{ ...brought, definition: '', fault: file.problem }];
      });
    },
  };
}

function cut(text: string): string {
  if (text.length <= longestMemory) return text;
  return `${text.slice(0, longestMemory)}\n[Cut: the first ${longestMemory} of ${text.length} characters.]`;
}
