import { relative, sep } from 'node:path';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import type { SymbolPlace, ToolServices } from './kit/services';
import { defineTool, type Tool, type ToolContext } from './kit/tool';

// `find_symbol`: the definition and the references of a symbol, found by a language server.

const [mostShown, longestLine] = [100, 200];

export function createFindSymbol({ languageServers }: Pick<ToolServices, 'languageServers'>): Tool {
  return defineTool({
    name: 'find_symbol',
    displayName: textOf('tool-name.find-symbol'),
    description: 'Finds the definition and the references of a symbol, with a language server.',
    kind: 'read',
    group: 'search',
    activity: 'search-text',
    input: z.object({
      file_path: z.string().describe('A file that contains it'),
      symbol: z.string().describe('Its name'),
      line: z.int().min(1).optional().describe('Its line, if the name also occurs before'),
    }),
    describe: ({ symbol }) => textOf('call-title.find-symbol', { symbol: visibleName(symbol) }),
    target: ({ file_path }) => file_path,
    confirm: async () => null,

    async run({ file_path, symbol, line }, context) {
      const path = await context.workspace.resolve(file_path);
      const { hash, text } = await context.readText(path);
      if (hash === null) throw new ToolError(`File not found: ${visibleName(path.absolute)}`);
      const place = placeOf(symbol, text, line);
      if (place === null)
        throw new ToolError(
          `"${visibleName(symbol)}" is not in ${line === undefined ? '' : `line ${line} of `}${visibleName(path.absolute)}.`,
        );
      const { definitions, references } = await languageServers.find(
        { path, text, ...place },
        context.signal,
      );
      const lines = createLines(context);
      const forModel = [
        `Definition of "${visibleName(symbol)}":`,
        ...(await lines.of(definitions)),
        `References: ${references.length}`,
        ...(await lines.of(references)),
      ].join('\n');
      const told = textOf('call-result.references-found', { count: references.length });
      return { forModel, forPerson: { kind: 'text', text: told } };
    },
  });
}

/** The first place of the symbol as a whole word; `line` from 1. */
function placeOf(symbol: string, text: string, line: number | undefined) {
  if (symbol === '') return null;
  const lines = text.split('\n');
  const first = line === undefined ? 0 : line - 1;
  const looked = line === undefined ? lines : lines.slice(first, first + 1);
  for (const [index, content] of looked.entries())
    for (let at = content.indexOf(symbol); at !== -1; at = content.indexOf(symbol, at + 1))
      if (isWord(content, at, symbol.length)) return { line: first + index, character: at };
  return null;
}

function isWord(content: string, at: number, length: number): boolean {
  const isPart = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}_$]/u.test(character);
  return !isPart(content[at - 1]) && !isPart(content[at + length]);
}

/** Each place with its line of text. Text outside the project, or of denied files, is left out. */
function createLines({ workspace, readText, isDenied }: ToolContext) {
  const texts = new Map<string, readonly string[]>();
  const read = async (path: string): Promise<readonly string[]> => {
    try {
      const inside = await workspace.resolve(path);
      return isDenied(inside.relative) ? [] : (await readText(inside)).text.split('\n');
    } catch (error) {
      if (error instanceof ToolError) return [];
      throw error;
    }
  };
  const lineOf = async ({ path, line }: SymbolPlace): Promise<string> => {
    const known = texts.get(path) ?? (await read(path));
    texts.set(path, known);
    const text = known[line - 1]?.trim().slice(0, longestLine) ?? '';
    return `${visibleName(nameIn(workspace.root, path))}:${line}${text === '' ? '' : `: ${text}`}`;
  };
  return {
    async of(places: readonly SymbolPlace[]): Promise<string[]> {
      const lines: string[] = [];
      for (const place of places.slice(0, mostShown)) lines.push(await lineOf(place));
      const rest = places.length - lines.length;
      if (places.length === 0) return ['(none)'];
      return rest > 0 ? [...lines, `… and ${rest} more`] : lines;
    },
  };
}

/** Relative to the project, if it is inside. */
function nameIn(root: string, path: string): string {
  const inside = relative(root, path).replaceAll(sep, '/');
  return inside.startsWith('../') ? path : inside;
}
