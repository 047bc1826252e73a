import { join, posix, relative, sep } from 'node:path';
import { lstat } from '../base/disk';
import { cutMemory, type MemorySources } from './memory-files';
import type { ProjectMemoryFile } from './memory-imports';
import { isNestedMemory, namesInFolders, readNested } from './nested-memory';
import { otherRules } from './other-rules';

// Instructions for some files: the model gets a nested memory file with the first file that it reads or changes below
// it, and a rule with the first file that it matches.

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
  if (!sources().isTrusted) return [];
  const inFolders = await nestedInstructions(files, knows, sources());
  const found = [...inFolders, ...(await matchingRules(files, knows, sources()))];
  if (found.length === 0) return [];
  // After reading: a change by a program that this text contains is held back.
  await look();
  const { isSeen } = sources();
  return found
    .filter(({ file }) => isSeen(file))
    .map(({ file: { path, relative: name }, head, body }) => ({
      path,
      relative: name,
      text: `Instructions of ${name} for ${head}:\n\n${cutMemory(body).trim()}`,
    }));
}

type Found = { readonly file: ProjectMemoryFile; readonly head: string; readonly body: string };

async function nestedInstructions(
  files: readonly string[],
  knows: (path: string) => boolean,
  { workspace, fileNames, isDenied }: ReturnType<Options['sources']>,
): Promise<readonly Found[]> {
  const found = new Map<string, Found>();
  for (const folder of foldersOf(files, workspace.root)) {
    const name = await firstNameIn(join(workspace.root, folder), namesInFolders(fileNames));
    const given = `${folder}/${name}`;
    if (name === null || isDenied(given) || !isNestedMemory(given, fileNames)) continue;
    const file = await readNested(workspace, given);
    if (file === null || !isNestedMemory(file.relative, fileNames) || isDenied(file.relative)) continue;
    if (!knows(file.path) && file.text.trim() !== '')
      found.set(file.path, { file, head: `the files in ${folder}`, body: file.text });
  }
  return [...found.values()];
}

async function matchingRules(
  files: readonly string[],
  knows: (path: string) => boolean,
  sources: ReturnType<Options['sources']>,
): Promise<readonly Found[]> {
  const { workspace, isDenied } = sources;
  const names = files.map((file) => relative(workspace.root, file).replaceAll(sep, '/'));
  const { rules } = await otherRules(workspace, sources, knows);
  return rules.flatMap((rule) => {
    const { files: own, instructions: body } = rule;
    const isWanted = own !== null && names.some(own.matches) && body !== '' && !knows(rule.path);
    if (!isWanted || isDenied(rule.relative)) return [];
    return [{ file: rule, head: `files that match ${own.globs.join(', ')}`, body }];
  });
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
