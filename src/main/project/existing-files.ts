import type { Workspace } from './workspace';

// Existing files: the paths in a text that name files of the project. The paths come from chats, so they may be any
// text.

/** For each path the file's path in the project. Null if there is no such file, or if reading it is not allowed. */
export function existingFiles(
  workspace: Workspace,
  paths: readonly string[],
): Promise<readonly (string | null)[]> {
  return Promise.all(paths.map((path) => existingFile(workspace, path).catch(() => null)));
}

async function existingFile(workspace: Workspace, path: string): Promise<string | null> {
  const place = await workspace.resolve(path);
  const stats = await workspace.stat(place);
  return stats?.isFile() ? place.relative : null;
}
