import type { CodeSymbol } from '@shared/code/code-places';
import { z } from 'zod';
import { pathOf } from './checks/check-texts';
import { openText } from './connection/open-text';
import type { Session } from './connection/session';

// The symbols of a project that match a name, found by a language server.

/** A file of the server's language, from which it takes the project. `path`: absolute. */
export type SymbolsQuery = {
  readonly path: string;
  readonly relativePath: string;
  readonly text: string;
  readonly query: string;
};

const mostSymbols = 200;

/** With absolute paths. Null if the server cannot say. */
export async function projectSymbols(
  session: Session,
  { path, text, query, languageId }: SymbolsQuery & { readonly languageId: string },
  signal: AbortSignal,
): Promise<readonly CodeSymbol[] | null> {
  if (!session.can('workspaceSymbolProvider')) return null;
  const document = openText(session, path, languageId);
  document.show(text);
  try {
    return symbolsIn(await session.request('workspace/symbol', { query }, signal));
  } finally {
    document.close();
  }
}

const startSchema = z.object({ line: z.int().nonnegative(), character: z.int().nonnegative() });
const symbolSchema = z.object({
  name: z.string(),
  kind: z.number(),
  containerName: z.string().nullish().catch(''),
  location: z.object({ uri: z.string(), range: z.object({ start: startSchema }).optional() }),
});

function symbolsIn(answer: unknown): readonly CodeSymbol[] {
  const all = Array.isArray(answer) ? answer.slice(0, mostSymbols) : [];
  return all.flatMap((one) => {
    const { data } = symbolSchema.safeParse(one);
    const path = data === undefined ? null : pathOf(data.location.uri);
    if (data === undefined || path === null) return [];
    const { line, character } = data.location.range?.start ?? { line: 0, character: 0 };
    const { name, containerName } = data;
    const place = { path, line: line + 1, column: character + 1 };
    return [{ name, container: containerName ?? '', kind: kindOf(data.kind), ...place }];
  });
}

/** `kind`: the number of the protocol. */
function kindOf(kind: number): CodeSymbol['kind'] {
  if ([6, 9, 12].includes(kind)) return 'function';
  return [2, 3, 4, 5, 10, 11, 23, 26].includes(kind) ? 'type' : 'value';
}
