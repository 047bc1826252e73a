import { posix } from 'node:path';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import { markdownLines } from './markdown-lines';

// Imports of memory files: `@path`, relative to the importing file, adds a file of the project. If that file is
// protected, denied, missing or binary, `@path` stays a plain word.

export type ProjectMemoryFile = {
  readonly path: string;
  /** To the project, with `/`, all links resolved. */
  readonly relative: string;
  readonly text: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
};

type Door = {
  readonly workspace: Workspace;
  isDenied(relativePath: string): boolean;
  /** If false, the file and its imports are left out. */
  isSeen(file: ProjectMemoryFile): boolean;
};

const deepest = 5;
const mostFiles = 50;
/** Characters of all imports together. */
const mostText = 200_000;

/** The files, each followed by its new imports: at most five levels deep, each file once. */
export async function importedFiles(
  door: Door,
  files: readonly ProjectMemoryFile[],
): Promise<readonly ProjectMemoryFile[]> {
  const known = new Set(files.map(({ relative }) => relative));
  const room = { files: mostFiles, characters: mostText };
  const withImports = async (
    file: ProjectMemoryFile,
    level: number,
  ): Promise<readonly ProjectMemoryFile[]> => {
    if (!door.isSeen(file)) return [];
    const found: ProjectMemoryFile[] = [file];
    if (level === deepest) return found;
    for (const name of importedNames(file)) {
      const imported = await readImport(door, name, known);
      if (imported === null || room.files === 0 || imported.text.length > room.characters) continue;
      room.files -= 1;
      room.characters -= imported.text.length;
      found.push(...(await withImports(imported, level + 1)));
    }
    return found;
  };
  const all: ProjectMemoryFile[] = [];
  for (const file of files) all.push(...(await withImports(file, 0)));
  return all;
}

/** The paths that the file imports, relative to the project, whether or not they exist. */
export function importedNames({ relative, text }: ProjectMemoryFile): readonly string[] {
  return importsIn(text).map((name) => posix.join(posix.dirname(relative), name));
}

/** The paths that a text imports; ignores code. */
export function importsIn(text: string): readonly string[] {
  const { lines } = markdownLines(text.split('\n'));
  const words = lines
    .filter(({ isLiteral }) => !isLiteral)
    .flatMap((line) => line.text.replace(/`[^`]*`/g, ' ').split(/\s+/));
  const names = words.flatMap((word) => /^@([^@\s]+?)[.,;:!?)]*$/.exec(word)?.[1] ?? []);
  return [...new Set(names)];
}

async function readImport(
  { workspace, isDenied }: Door,
  name: string,
  known: Set<string>,
): Promise<ProjectMemoryFile | null> {
  try {
    const path = await workspace.resolve(name);
    const { relative } = path;
    if (known.has(relative) || workspace.protection(relative) !== null) return null;
    if (isDenied(relative) || isDenied(name)) return null;
    const stats = await workspace.stat(path);
    if (!stats?.isFile() || stats.size > mostText) return null;
    known.add(relative);
    const { text, hash } = await readTextFile(workspace, path);
    return hash === null ? null : { path: path.absolute, relative, text, hash };
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}
