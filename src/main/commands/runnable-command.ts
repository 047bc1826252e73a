import { commandProblem, type Shell } from '../base/command-shell';
import { ToolError } from '../base/tool-error';
import type { Workspace, WorkspacePath } from '../project/workspace';

// Checks before a command starts: its shell accepts the text, and its folder exists in the project.

/** ToolError if the shell cannot run the command. */
export function assertRunnable(shell: Shell, command: string): void {
  const problem = commandProblem(shell, command);
  if (problem !== null) throw new ToolError(problem);
}

/** ToolError if the folder is missing in the project; the root if `directory` is empty. */
export async function commandFolder(
  workspace: Workspace,
  directory: string | undefined,
): Promise<WorkspacePath> {
  const place = await workspace.resolve(directory || '.');
  const stats = await workspace.stat(place);
  if (stats === null) throw new ToolError(`Directory not found: ${place.absolute}`);
  if (!stats.isDirectory()) throw new ToolError(`Path is not a directory: ${place.absolute}`);
  return place;
}
