import type { CodeSymbol } from '@shared/code/code-places';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import type { LanguageServers } from '../../language-servers/language-servers';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';

type Parts = { readonly workspace: Workspace; readonly servers: LanguageServers };
type Wanted = {
  readonly query: string;
  /** Relative to the project. */
  readonly paths: readonly string[];
  readonly signal: AbortSignal;
};

/** The symbols in the project that the servers of these files find; of files with the same servers, one counts. */
export async function symbolsOf(
  { workspace, servers }: Parts,
  { query, paths, signal }: Wanted,
): Promise<readonly CodeSymbol[]> {
  const found = new Map<string, Promise<readonly CodeSymbol[]>>();
  for (const name of paths) {
    const key = (await servers.namesFor(name)).join();
    if (key === '' || found.has(key)) continue;
    const place = await workspace.resolve(name);
    const { text } = await readTextFile(workspace, place);
    const { absolute: path, relative: relativePath } = place;
    found.set(key, servers.symbols({ path, relativePath, text, query }, signal));
  }
  if (found.size === 0) throw new AppError('unavailable', textOf('language-servers.no-open-file'));
  const answers = await Promise.allSettled(found.values());
  const symbols = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const [failure] = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (symbols.length === 0 && failure !== undefined) throw failure;
  return (await Promise.all(symbols.map((symbol) => inProject(workspace, symbol)))).flat();
}

async function inProject(workspace: Workspace, symbol: CodeSymbol): Promise<readonly CodeSymbol[]> {
  try {
    return [{ ...symbol, path: (await workspace.resolve(symbol.path)).relative }];
  } catch (error) {
    if (error instanceof ToolError) return [];
    throw error;
  }
}
