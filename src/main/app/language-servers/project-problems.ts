import type { FileProblems } from '@shared/problems/problems-schema';
import { ToolError } from '../../base/tool-error';
import type { LanguageServers } from '../../language-servers/language-servers';
import type { Workspace } from '../../project/workspace';

/** Windows see the first problems. */
const mostProblems = 1000;

/** The problems of existing files in the project that the servers have reported without a check, by path. */
export async function projectProblems(
  servers: Pick<LanguageServers, 'published'>,
  workspace: Workspace,
): Promise<readonly FileProblems[]> {
  const found: FileProblems[] = [];
  let left = mostProblems;
  for (const [absolute, problems] of servers.published()) {
    if (left <= 0) break;
    const path = await fileInProject(workspace, absolute);
    if (path === null) continue;
    found.push({ path, problems: problems.slice(0, left) });
    left -= problems.length;
  }
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Relative to the project; null if the file is elsewhere or gone. */
async function fileInProject(workspace: Workspace, absolute: string): Promise<string | null> {
  try {
    const path = await workspace.resolve(absolute);
    return (await workspace.stat(path))?.isFile() ? path.relative : null;
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}
