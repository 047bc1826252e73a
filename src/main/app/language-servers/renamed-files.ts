import type { RenamedFile } from '@shared/search/text-query-schema';
import { ToolError } from '../../base/tool-error';
import { readEdits } from '../../language-servers/text-edits';
import { readTextFile } from '../../project/text-file';
import type { Workspace, WorkspacePath } from '../../project/workspace';

/** The changes of the files in the project, for their current versions. `edits`: by absolute path, from a server. */
export async function renamedFiles(
  workspace: Workspace,
  edits: ReadonlyMap<string, unknown>,
): Promise<readonly RenamedFile[]> {
  const files: RenamedFile[] = [];
  for (const [path, answer] of edits) {
    const place = await inProject(workspace, path);
    if (place === null) continue;
    const { text, hash } = await readTextFile(workspace, place);
    const changes = substitutions(text, answer);
    if (hash !== null && changes.length > 0) files.push({ path: place.relative, hash, changes });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function inProject(workspace: Workspace, path: string): Promise<WorkspacePath | null> {
  return await workspace.resolve(path).catch((error: unknown) => {
    if (error instanceof ToolError) return null;
    throw error;
  });
}

function substitutions(text: string, answer: unknown): RenamedFile['changes'] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1;
  return readEdits(answer, text).map(({ line, column, endLine, endColumn, text: by }) => ({
    from: offset(line, column),
    to: offset(endLine, endColumn),
    by,
  }));
}
