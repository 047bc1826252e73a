import { isAbsolute, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '@shared/problems/problems-schema';
import { readProblems } from './read-problems';

// The problems that a running server reports for files as they are on disk. Their number is limited, because a server
// may be wrong about anything.

export type KeptProblems = {
  /** The absolute path and the problems, at least one. A file can have several entries, one for each source. */
  files(): Iterable<readonly [path: string, problems: readonly Problem[]]>;
  /**
   * Replaces the problems of this source for the file. `dropped`: there is no room for the file, or it is not in the
   * project.
   */
  put(source: string, path: string, reported: readonly unknown[]): 'changed' | 'same' | 'dropped';
  /** Removes those of the source. */
  clear(source: string): void;
};

type Options = {
  /** The folder of the project. */
  readonly root: string;
  onChange(): void;
};

/** More files with problems are dropped. */
const mostFiles = 1000;
const mostInFile = 100;
const longestPath = 4096;

export function createKeptProblems({ root, onChange }: Options): KeptProblems {
  const files = new Map<string, readonly [string, readonly Problem[]]>();
  return {
    files: () => files.values(),
    put(source, path, reported) {
      const key = keyOf(source, path);
      const before = files.get(key)?.[1] ?? [];
      const hasRoom = files.has(key) || files.size < mostFiles || reported.length === 0;
      if (!hasRoom || path.length > longestPath || !isInside(root, path)) return 'dropped';
      const problems = readProblems(reported, null).slice(0, mostInFile);
      if (isDeepStrictEqual(problems, before)) return 'same';
      if (problems.length === 0) files.delete(key);
      else files.set(key, [path, problems]);
      onChange();
      return 'changed';
    },
    clear(source) {
      const keys = [...files.keys()].filter((key) => key.startsWith(keyOf(source, '')));
      for (const key of keys) files.delete(key);
      if (keys.length > 0) onChange();
    },
  };
}

function keyOf(source: string, path: string): string {
  return `${source}\n${path}`;
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
