import { hashOf } from '../../base/files/content-hash';
import type { OwnWrite } from '../../changes/own-writes';
import { readVersion } from '../../project/entries/entry-version';
import type { Workspace } from '../../project/workspace';
import type { AppParts } from '../parts/parts';

// What a person does to files while commands run is told to those who look at what the commands change, so that it is
// not taken for theirs.

export type WhileCommandsRun = {
  /** The files at the entry or in it, each with its hash; none while nothing runs. `given`: a path, relative or absolute. */
  filesAt(given: string): Promise<ReadonlyMap<string, string>>;
  created(path: string): void;
  /** Of files as they were, or as they are. */
  gone(files: ReadonlyMap<string, string>): void;
  came(files: ReadonlyMap<string, string>): void;
  /** Entry `from`, in which these files were, is called `to`. */
  renamed(files: ReadonlyMap<string, string>, from: string, to: string): void;
};

/** More than that is not looked at. */
const mostFiles = 5_000;

export function whileCommandsRun(
  workspace: Workspace,
  { changes }: Pick<AppParts, 'changes'>,
): WhileCommandsRun {
  const { running, wrote } = changes.of(workspace.root);
  const tell = (relativePath: string, before: OwnWrite['before'], after: OwnWrite['after']) =>
    wrote({ relativePath, before, after });
  return {
    async filesAt(given) {
      const found = new Map<string, string>();
      if (running() > 0) await find(workspace, given, found);
      return found;
    },
    created(path) {
      if (running() > 0) tell(path, null, hashOf(new Uint8Array()));
    },
    gone(files) {
      for (const [path, hash] of files) tell(path, hash, null);
    },
    came(files) {
      for (const [path, hash] of files) tell(path, null, hash);
    },
    renamed(files, from, to) {
      for (const [path, hash] of files) {
        tell(path, hash, null);
        tell(`${to}${path.slice(from.length)}`, null, hash);
      }
    },
  };
}

/** What cannot be read is passed over: it is not told apart then. */
async function find(workspace: Workspace, given: string, found: Map<string, string>): Promise<void> {
  try {
    const path = await workspace.resolveEntry(given);
    if ((await workspace.stat(path))?.isDirectory()) {
      for (const { name } of await workspace.readDirectory(path))
        if (found.size < mostFiles) await find(workspace, `${path.relative}/${name}`, found);
      return;
    }
    const version = await readVersion(workspace, path);
    if (version) found.set(path.relative, version.hash);
  } catch {
    // Gone meanwhile, or not ours to read.
  }
}
