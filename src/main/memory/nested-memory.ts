import { basename } from 'node:path';
import { ToolError } from '../base/tool-error';
import { listFiles } from '../project/search/list-files';
import { walkFewFolders } from '../project/search/walk';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import type { ProjectMemoryFile } from './memory-imports';

// Nested memory files: those in folders below the project's root. `folder-instructions.ts` gives them to the model.

/** The names that count below the root: those that a glob can contain as they are. */
export function namesInFolders(fileNames: readonly string[]): readonly string[] {
  return fileNames.filter((name) => /^[\w.-]+$/.test(name));
}

/** Whether a nested memory file can have this path, relative to the project with `/`. Those of packages never count. */
export function isNestedMemory(relative: string, fileNames: readonly string[]): boolean {
  return (
    relative.includes('/') &&
    namesInFolders(fileNames).includes(basename(relative)) &&
    !/(?:^|\/)(?:\.git|node_modules|site-packages|bower_components)\//i.test(relative)
  );
}

/** All of them, in the order of their paths; also files that git ignores. Skips unreadable files and links. */
export async function nestedMemory(
  workspace: Workspace,
  fileNames: readonly string[],
): Promise<readonly ProjectMemoryFile[]> {
  const files: ProjectMemoryFile[] = [];
  for (const name of await nestedNames(workspace, fileNames)) {
    const file = await readNested(workspace, name);
    if (file !== null) files.push(file);
  }
  return files;
}

/** Their names, found without reading them. */
export async function nestedNames(
  workspace: Workspace,
  fileNames: readonly string[],
): Promise<readonly string[]> {
  const names = namesInFolders(fileNames);
  if (names.length === 0) return [];
  const found = await orNull(
    async () => (await walkFewFolders(workspace, mostWalked)) ?? (await namesFromRipgrep(workspace, names)),
  );
  return (found ?? []).filter((name) => isNestedMemory(name, fileNames)).toSorted();
}

/** Reading this many folders takes less time than starting ripgrep. */
export const mostWalked = 10;

async function namesFromRipgrep(workspace: Workspace, names: readonly string[]): Promise<readonly string[]> {
  const matching = {
    glob: `**/${names.length > 1 ? `{${names.join(',')}}` : names[0]}`,
    caseSensitive: true,
  };
  const { signal } = new AbortController();
  const options = { order: 'none', respectGitIgnore: false, matching, signal } as const;
  return await listFiles(workspace, await workspace.resolve(''), options);
}

/** Null: it is missing, or cannot be read as text. The path of the result has its links resolved. */
export async function readNested(workspace: Workspace, name: string): Promise<ProjectMemoryFile | null> {
  return await orNull(async () => {
    const { absolute, relative } = await workspace.resolve(name);
    const { text, hash } = await readTextFile(workspace, { absolute, relative });
    return hash === null ? null : { path: absolute, relative, text, hash };
  });
}

async function orNull<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}
