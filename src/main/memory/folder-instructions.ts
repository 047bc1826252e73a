import { join, posix, relative, sep } from 'node:path';
import { lstat } from '../base/disk';
import { cutMemory, type MemorySources } from './memory-files';
import type { ProjectMemoryFile } from './memory-imports';
import { isNestedMemory, namesInFolders, readNested } from './nested-memory';

// Instructions in folders: the model gets a nested memory file with the first file that it reads or changes below it.

export type FolderInstructions = {
  /** Absolute. */
  readonly path: string;
  /** To the project, with `/`. */
  readonly relative: string;
  /** For the model. */
  readonly text: string;
};

type Options = {
  sources(): Omit<MemorySources, 'home' | 'trustsFile'>;
  /** Holds back the files that programs have changed. */
  look(): Promise<unknown>;
};

/**
 * The instructions for these files, by their absolute paths; those of outer folders first. Of each folder the first
 * existing name counts. Leaves out what `knows`.
 */
export async function folderInstructions(
  files: readonly string[],
  knows: (path: string) => boolean,
  { sources, look }: Options,
): Promise<readonly FolderInstructions[]> {
  const { workspace, fileNames, isTrusted, isDenied } = sources();
  if (!isTrusted) return [];
  const found = new Map<string, ProjectMemoryFile & { readonly folder: string }>();
  for (const folder of foldersOf(files, workspace.root)) {
    const name = await firstNameIn(join(workspace.root, folder), namesInFolders(fileNames));
    const given = `${folder}/${name}`;
    if (name === null || isDenied(given) || !isNestedMemory(given, fileNames)) continue;
    const file = await readNested(workspace, given);
    if (file === null || !isNestedMemory(file.relative, fileNames) || isDenied(file.relative)) continue;
    if (!knows(file.path) && file.text.trim() !== '') found.set(file.path, { ...file, folder });
  }
  if (found.size === 0) return [];
  // After reading: a change by a program that this text contains is held back.
  await look();
  const { isSeen } = sources();
  return [...found.values()].filter(isSeen).map(({ path, relative: name, text, folder }) => ({
    path,
    relative: name,
    text: `Instructions of ${name} for the files in ${folder}:\n\n${cutMemory(text).trim()}`,
  }));
}

/** The folders of the files below the root, relative to it with `/`, outer ones first. */
function foldersOf(files: readonly string[], root: string): readonly string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const name = relative(root, file).replaceAll(sep, '/');
    for (
      let folder = posix.dirname(name);
      !/^(?:\.|\.\.|\/|\w:.*)$/.test(folder);
      folder = posix.dirname(folder)
    )
      folders.add(folder);
  }
  return [...folders].filter((folder) => !folder.startsWith('../')).toSorted();
}

async function firstNameIn(folder: string, names: readonly string[]): Promise<string | null> {
  for (const name of names) if (await lstat(join(folder, name)).catch(() => null)) return name;
  return null;
}
