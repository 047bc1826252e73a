import { basename, delimiter, dirname, isAbsolute, relative } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { open, realpath } from '../../base/disk';
import { findProgram } from '../../base/processes/git';

// PATH lookup: whether a bare name really is the system's program. A folder of the project in the search path could
// hold another.

/** The search path without folders of the project (`root`, a real path), and without relative folders. */
export async function searchPathOutside(root: string, searchPath: string): Promise<string> {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder));
  const isOutside = await Promise.all(folders.map((folder) => isFolderOutside(root, folder)));
  return folders.filter((_folder, index) => isOutside[index]).join(delimiter);
}

async function isFolderOutside(root: string, folder: string): Promise<boolean> {
  const canonical = await realpath(folder).catch(() => folder);
  return !isWithin(root, folder) && !isWithin(root, canonical);
}

export type ProgramLocation = {
  /** Why the program is not the system's, for the user; null if it is. */
  readonly problem: Text | null;
  /** Why it is the system's only with the search path outside of the project; null if it is in any case. */
  readonly pinned: Text | null;
};

export async function locateProgram(
  name: string,
  { root, searchPath = process.env.PATH ?? '' }: { readonly root: string; readonly searchPath?: string },
): Promise<ProgramLocation> {
  if (builtIns.has(name)) return { problem: null, pinned: null };
  const ofProject = textOf('reads.program-of-project', { program: name });
  const first = await findProgram(name, searchPath);
  const found =
    first === null || (await isFolderOutside(root, dirname(first)))
      ? first
      : await findProgram(name, await searchPathOutside(root, searchPath));
  if (found === null) return { problem: first === null ? null : ofProject, pinned: null };
  // A link into the project counts as a program of the project.
  if (isWithin(root, await realpath(found))) return { problem: ofProject, pinned: null };
  if (versioned.has(name) && (await isChooser(found).catch(() => true)))
    return { problem: textOf('reads.chosen-program', { program: name }), pinned: null };
  const isAbsolutePath = searchPath.split(delimiter).every((folder) => isAbsolute(folder));
  const pinned = isAbsolutePath ? null : textOf('reads.search-path');
  return { problem: null, pinned: first === found ? pinned : ofProject };
}

/** Version managers replace these programs, and read the version from the project. */
const versioned = new Set(['node', 'python3', 'gcc']);

/** Whether the program is a script, or a link to a version manager. Rejects if it cannot be read. */
async function isChooser(program: string): Promise<boolean> {
  if (/^(?:asdf|mise|proto|rtx|volta)/.test(basename(await realpath(program)))) return true;
  const file = await open(program);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString() === '#!';
  } finally {
    await file.close();
  }
}

function isWithin(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside !== '..' && !/^\.\.[/\\]/.test(inside) && !isAbsolute(inside);
}

const builtIns = new Set([
  'cd',
  'echo',
  'printf',
  'pwd',
  'test',
  '[',
  'true',
  'false',
  ':',
  'type',
  'command',
  ...['[[', 'read', 'exit', 'return', 'break', 'continue', 'wait', 'set'],
  ...['export', 'local', 'readonly', 'declare', 'typeset'],
]);
