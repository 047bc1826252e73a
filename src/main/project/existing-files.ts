import type { Workspace } from './workspace';

// Which of many paths name files of the project: asked about what is written in a chat, which may be anything.

/** For each the file's path in the project; null where there is none, or none that may be looked at. */
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
