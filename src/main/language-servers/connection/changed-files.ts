import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lstat } from '../../base/disk';
import { inParallel } from '../../base/in-parallel';
import { listFiles } from '../../project/search/list-files';
import type { Workspace } from '../../project/workspace';

// The changes of a project's files since the last look, for a language server that does not watch them itself.

export type FileEvent = { readonly uri: string; readonly type: 1 | 2 | 3 };

export type ChangedFiles = {
  /** `isReinstalled`: packages were installed, so the server should start anew. Empty at the first look. */
  look(
    signal: AbortSignal,
  ): Promise<{ readonly events: readonly FileEvent[]; readonly isReinstalled: boolean }>;
};

const [created, changed, deleted] = [1, 2, 3] as const;
/** Changes of later files of a larger project are not seen. */
const mostFiles = 20_000;
const atOnce = 64;
const packageStates = ['node_modules/.package-lock.json', 'node_modules/.modules.yaml', '.venv/pyvenv.cfg'];

export function createChangedFiles(workspace: Workspace): ChangedFiles {
  let known: ReadonlyMap<string, string> | null = null;
  return {
    async look(signal) {
      const root = await workspace.resolve('.');
      const files = await listFiles(workspace, root, { order: 'none', signal, respectGitIgnore: true });
      const now = await versionsOf(workspace.root, [...files.slice(0, mostFiles), ...packageStates]);
      const before = known ?? now;
      known = now;
      const names = [...new Set([...before.keys(), ...now.keys()])];
      const differs = (name: string) => before.get(name) !== now.get(name);
      const events = names.filter(differs).map((name) => ({
        uri: pathToFileURL(join(workspace.root, name)).href,
        type: !before.has(name) ? created : now.has(name) ? changed : deleted,
      }));
      return { events, isReinstalled: packageStates.some(differs) };
    },
  };
}

/** By path; missing files are absent. */
async function versionsOf(root: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const versions = await inParallel(names, atOnce, async (name) => {
    const stats = await lstat(join(root, name)).catch(() => null);
    return stats === null ? [] : [[name, `${stats.mtimeMs} ${stats.size} ${stats.ino}`] as const];
  });
  return new Map(versions.flat());
}
