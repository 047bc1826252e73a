import type { FileProblems } from '@shared/problems/problems-schema';
import { ToolError } from '../../base/tool-error';
import type { LanguageServers } from '../../language-servers/language-servers';
import type { Workspace } from '../../project/workspace';

/** Windows see the first problems. */
const mostProblems = 1000;

/** The problems of unopened files in the project that the servers have published, by path. */
export async function projectProblems(
  servers: Pick<LanguageServers, 'published'>,
  workspace: Workspace,
): Promise<readonly FileProblems[]> {
  const found: FileProblems[] = [];
  let left = mostProblems;
  for (const [absolute, problems] of servers.published()) {
    if (left <= 0) break;
    const path = await inProject(workspace, absolute);
    if (path === null) continue;
    found.push({ path, problems: problems.slice(0, left) });
    left -= problems.length;
  }
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function inProject(workspace: Workspace, path: string): Promise<string | null> {
  return await workspace.resolve(path).then(
    ({ relative }) => relative,
    (error: unknown) => {
      if (error instanceof ToolError) return null;
      throw error;
    },
  );
}
