import { join } from 'node:path';
import type { Brought } from '@shared/trust';
import { lstat, readFile } from '../base/disk';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';

// Memory files: what a person has written down for every chat, in the data folder and in the project.

/** A file whose text every request of a chat begins with. */
export type MemoryFile = { readonly path: string; readonly text: string };

const longestMemory = 40_000;

/**
 * The memory files there are: those of the data folder, then those of the project, each in the order of `names`.
 * One that cannot be read is left out; one over 40,000 characters is cut, and says so.
 */
export async function readMemoryFiles(
  workspace: Workspace,
  home: string,
  names: readonly string[],
): Promise<readonly MemoryFile[]> {
  const files = await Promise.all([
    ...names.map((name) => readGlobal(join(home, name))),
    ...names.map((name) => readInProject(workspace, name)),
  ]);
  return files.flatMap((file) =>
    file && file.text.trim() !== '' ? [{ ...file, text: cut(file.text) }] : [],
  );
}

/** Those of the project, as what it brings. Whether there are any is told by their names alone. */
export function projectMemory(workspace: Workspace, names: () => readonly string[]) {
  return {
    async any() {
      const found = await Promise.all(
        names().map((name) => lstat(join(workspace.root, name)).catch(() => null)),
      );
      return found.some((stats) => stats !== null);
    },
    async list() {
      const files = await Promise.all(names().map((name) => readInProject(workspace, name)));
      return files.flatMap((file, index): Brought[] => {
        const name = names()[index];
        if (file === null || name === undefined) return [];
        return [{ kind: 'memory-file', name, file: name, definition: file.text, fault: null }];
      });
    },
  };
}

async function readGlobal(path: string): Promise<MemoryFile | null> {
  try {
    return { path, text: await readFile(path, 'utf8') };
  } catch {
    return null;
  }
}

async function readInProject(workspace: Workspace, name: string): Promise<MemoryFile | null> {
  try {
    const path = await workspace.resolve(name);
    const base = await readTextFile(workspace, path);
    return base.hash === null ? null : { path: path.absolute, text: base.text };
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

function cut(text: string): string {
  if (text.length <= longestMemory) return text;
  return `${text.slice(0, longestMemory)}\n[Cut: the first ${longestMemory} of ${text.length} characters.]`;
}
