import { hashOf } from '../../base/files/content-hash';
import type { OwnWrite } from '../../changes/own-writes';
import { readVersion } from '../../project/entries/entry-version';
import type { Workspace } from '../../project/workspace';
import type { AppParts } from '../parts/parts';

// Reports the user's changes to files while commands run, so that they are not attributed to the commands.

export type WhileCommandsRun = {
  /**
   * The files at or below the entry, each with its hash; empty while no command runs. `given`: a relative or absolute
   * path.
   */
  filesAt(given: string): Promise<ReadonlyMap<string, string>>;
  created(path: string): void;
  /** Files that disappear, by their old content; files that appear, by their new content. */
  gone(files: ReadonlyMap<string, string>): void;
  came(files: ReadonlyMap<string, string>): void;
  /** The entry `from` that contained these files is now `to`. */
  renamed(files: ReadonlyMap<string, string>, from: string, to: string): void;
};

/** The maximum number of files to look at. */
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

/** Skips unreadable files: a change to one counts as the command's. */
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
    // The file disappeared meanwhile or is unreadable.
  }
}
