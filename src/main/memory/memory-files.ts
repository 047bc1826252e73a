import { join } from 'node:path';
import type { Brought } from '@shared/trust';
import { lstat, readFile, stat } from '../base/disk';
import { ToolError } from '../base/tool-error';
import { readTextFile } from '../project/text-file';
import type { Workspace } from '../project/workspace';
import { importedFiles } from './memory-imports';

// Memory files: what a person has written down for every chat, in the data folder and in the project.

/** A file whose text every request of a chat begins with. */
export type MemoryFile = { readonly path: string; readonly text: string };

export type MemorySources = {
  readonly workspace: Workspace;
  /** The data folder. */
  readonly home: string;
  readonly fileNames: readonly string[];
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
  const { workspace, home, fileNames, isTrusted, isDenied } = sources;
  const global = await Promise.all(fileNames.map((name) => readGlobal(join(home, name))));
  const names = isTrusted ? fileNames.filter((name) => !isDenied(name)) : [];
  const own = await Promise.all(names.map((name) => readInProject(workspace, name)));
  const project = await importedFiles(
    { workspace, isDenied },
    own.filter((file) => file !== null),
  );
  return [...global.filter((file) => file !== null), ...project].flatMap(({ path, text }) =>
    text.trim() === '' ? [] : [{ path, text: cut(text) }],
  );
}

/** The names of those the project has, found out without reading them. */
export async function memoryNamesIn(workspace: Workspace, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => lstat(join(workspace.root, name)).catch(() => null)));
  return names.filter((_, index) => found[index] !== null);
}

/** Those of the project, as what it brings. Whether there are any is told by their names alone. */
export function projectMemory(workspace: Workspace, names: () => readonly string[]) {
  return {
    any: async () => (await memoryNamesIn(workspace, names())).length > 0,
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
    if (!(await stat(path)).isFile()) return null;
    const text = await readFile(path, 'utf8');
    return text.includes('\0') ? null : { path, text };
  } catch {
    return null;
  }
}

async function readInProject(workspace: Workspace, name: string) {
  try {
    const path = await workspace.resolve(name);
    const base = await readTextFile(workspace, path);
    return base.hash === null ? null : { path: path.absolute, relative: path.relative, text: base.text };
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

function cut(text: string): string {
  if (text.length <= longestMemory) return text;
  return `${text.slice(0, longestMemory)}\n[Cut: the first ${longestMemory} of ${text.length} characters.]`;
}
