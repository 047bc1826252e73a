import { mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../../base/testing/temp-folder';
import { createWorkspace } from '../../workspace';
import type { SearchRequest } from '../search-request';

// For tests: a folder to search, and requests as the tool makes them.

export type Wanted = {
  path?: string;
  denied?: string;
  include?: string;
  caseSensitive?: boolean;
  limit?: number;
  signal?: AbortSignal;
};

export type SearchFolder = {
  readonly root: string;
  write(files: Record<string, string | Buffer>): Promise<void>;
  requestFor(pattern: string, wanted?: Wanted): Promise<SearchRequest>;
};

export async function createSearchFolder(): Promise<SearchFolder> {
  const root = await realpath(await tempFolder());
  return {
    root,
    async write(files) {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), content);
      }
    },
    async requestFor(pattern, { path = '', denied, include, caseSensitive = false, signal } = {}) {
      const workspace = await createWorkspace(root);
      const scope = await workspace.resolve(path);
      return {
        workspace,
        scope,
        scopeIsFile: (await stat(scope.absolute)).isFile(),
        pattern,
        caseSensitive,
        include: include ?? null,
        isDenied: (relative) => relative === denied,
        signal: signal ?? new AbortController().signal,
      };
    },
  };
}
