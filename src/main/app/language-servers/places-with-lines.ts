import type { CodePlace } from '@shared/code/code-places';
import type { SymbolPlace } from '../../language-servers/find-symbol';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';

const longestLine = 500;

/** The places in the project, each with its line: those in the file of the question first, then by path. */
export async function placesWithLines(
  workspace: Workspace,
  places: readonly SymbolPlace[],
  asked: { readonly path: string; readonly relativePath: string; readonly text: string },
): Promise<readonly CodePlace[]> {
  const files = Map.groupBy(places, ({ path }) => path);
  const found: CodePlace[][] = [];
  for (const [path, inFile] of files) {
    const file = path === asked.path ? asked.text : null;
    const read = await readLines(workspace, path, file);
    if (read === null) continue;
    const { relative, lines } = read;
    const withLines = inFile.map(({ line, column }) => {
      const text = (lines[line - 1] ?? '').slice(0, longestLine).trim();
      return { path: relative, line, column, text };
    });
    found.push(withLines.toSorted((one, other) => one.line - other.line || one.column - other.column));
  }
  const isAsked = ([first]: readonly CodePlace[]) => first?.path === asked.relativePath;
  return found
    .toSorted(([one], [other]) => ((one?.path ?? '') < (other?.path ?? '') ? -1 : 1))
    .toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)))
    .flat();
}

/** Null: it is outside of the project, or unreadable. */
async function readLines(workspace: Workspace, path: string, known: string | null) {
  try {
    const place = await workspace.resolve(path);
    const text = known ?? (await readTextFile(workspace, place)).text;
    return { relative: place.relative, lines: text.split('\n') };
  } catch {
    return null;
  }
}
