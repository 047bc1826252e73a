import { commandProblem, type Shell } from '../base/command-shell';
import { ToolError } from '../base/tool-error';
import type { Workspace, WorkspacePath } from '../project/workspace';

// What a command can be started from: a text that its shell takes, and a folder of the project.

/** ToolError when the shell cannot be given the command. */
export function assertRunnable(shell: Shell, command: string): void {
  const problem = commandProblem(shell, command);
  if (problem !== null) throw new ToolError(problem);
}

/** ToolError when there is no such folder in the project; the root if none is named. */
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
