import { counted } from '@shared/base/counted';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { isSecretName } from '../project/protected-names';
import type { Found } from '../project/search/hits';
import type { ShownLine } from '../project/search/lines-around';
import type { SearchRequest } from '../project/search/search-request';
import { defineTool, type ToolContext, type ToolResult } from './kit/tool';

// `search_file_content`: lines that match a regular expression, by path, then line.

const input = z.object({
  pattern: z.string().min(1).describe('The regular expression, e.g. "function\\s+myFunction"'),
  path: z.string().min(1).optional().describe('The directory or file to search (default: the project)'),
  include: z
    .string()
    .min(1)
    .optional()
    .describe('Only files that match this glob, e.g. "*.js" or "src/**/*.{ts,tsx}"'),
  context: z.int().min(0).max(50).default(0).describe('Number of lines to show around each match'),
  case_sensitive: z.boolean().default(false).describe('Whether case matters'),
  mode: z
    .enum(['lines', 'files', 'count'])
    .default('lines')
    .describe('The matching lines, only the files with matches, or the number of matches per file'),
  maxResults: z.int().min(1).max(1000).default(20).describe('Maximum number of matches or files'),
});
type Input = z.output<typeof input>;

export const searchFileContent = defineTool({
  name: 'search_file_content',
  displayName: textOf('tool-name.search-text'),
  description:
    'Searches file contents with a regular expression (lookaround works) and returns matching lines with file and ' +
    'line number. Skips binary files, .git, node_modules and files that git ignores.',
  kind: 'read',
  group: 'search',
  activity: 'search-text',
  input,
  fromHabit,
  describe: ({ pattern, path, include }) =>
    textOf('call-title.search-text', {
      pattern: visibleName(pattern),
      folder: visibleName(path ?? ''),
      include: visibleName(include ?? ''),
    }),
  target: ({ path }) => path ?? '.',
  confirm: async () => null,

  async run(input, context) {
    const request = await requestOf(input, context);
    return input.mode === 'lines' ? await searchLines(request, input) : await searchFiles(request, input);
  },
});

/** Parameters of `grep` in other agents. */
function fromHabit(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { output_mode: output, '-A': after, '-B': before, '-C': both, ...rest } = given;
  const mode = typeof output === 'string' ? modes[output] : undefined;
  const around = [both, after, before].find((lines) => typeof lines === 'number');
  if (mode === undefined && around === undefined) return given;
  return { ...(mode && { mode }), ...(around !== undefined && { context: around }), ...rest };
}

const modes: Readonly<Record<string, Input['mode'] | undefined>> = {
  content: 'lines',
  files_with_matches: 'files',
  count: 'count',
};

async function requestOf(input: Input, context: ToolContext): Promise<Search> {
  const { pattern, path = '.', include = null, case_sensitive: caseSensitive } = input;
  if (pattern.trim() === '') throw new ToolError('Parameter "pattern" must be a non-empty string.');
  const { workspace, isDenied, signal } = context;
  const scope = await workspace.resolve(path);
  const stats = await workspace.stat(scope);
  if (!stats) throw new ToolError(`Path not found: ${scope.absolute}`);
  if (!stats.isFile() && !stats.isDirectory()) throw new ToolError(`Not a regular file: ${scope.absolute}`);
  const scopeIsFile = stats.isFile();
  const secrets = new Set<string>();
  const isLeftOut = (relative: string) => {
    if (!isDenied(relative)) return false;
    if (isSecretName(relative)) secrets.add(relative);
    return true;
  };
  return {
    workspace,
    scope,
    scopeIsFile,
    pattern,
    include,
    caseSensitive,
    isDenied: isLeftOut,
    secrets,
    signal,
  };
}

type Search = SearchRequest & {
  /** Files that were left out because they can contain secrets. */
  readonly secrets: ReadonlySet<string>;
};

async function searchLines(request: Search, input: Input): Promise<ToolResult> {
  const { searchText } = await import('../project/search/search');
  const { linesAround } = await import('../project/search/lines-around');
  const found = await searchText(request, input.maxResults);
  const sections = await Promise.all(
    found.files.map(async (file) => [
      `File: ${visibleName(file.path)}`,
      ...shownLines(await linesAround(request, file, input.context)),
      '---',
    ]),
  );
  const shown = found.files.reduce((sum, file) => sum + file.hits.length, 0);
  const cut = shown < found.total ? ` (showing first ${shown})` : '';
  const matches = matchesText(found);
  return {
    forModel: resultText(request, input, {
      ...found,
      head: matches,
      cut,
      lines: ['---', ...sections.flat()],
    }),
    forPerson: { kind: 'search-hits', total: found.total, files: forPerson(found) },
  };
}

/** A dash marks a line around a match; two dashes mark omitted lines. */
function shownLines(lines: readonly ShownLine[]): string[] {
  const isSparse = lines.some(({ isHit }) => !isHit);
  return lines.flatMap(({ line, text, isHit }, index) => {
    const before = lines[index - 1];
    const gap = isSparse && before !== undefined && before.line < line - 1 ? ['--'] : [];
    return [...gap, `L${line}${isHit ? ':' : '-'} ${text}`];
  });
}

async function searchFiles(request: Search, input: Input): Promise<ToolResult> {
  const { countMatches } = await import('../project/search/search');
  const found = await countMatches(request);
  const shown = found.files.slice(0, input.maxResults);
  const lines = shown.map(({ path, count }) =>
    input.mode === 'count' ? `${visibleName(path)}: ${count}` : visibleName(path),
  );
  const cut = shown.length < found.files.length ? ` (showing first ${shown.length})` : '';
  const matches = matchesText(found);
  const head = `${matches} in ${counted(found.files.length, 'file')}`;
  const text = textOf('call-result.files-found', { count: found.files.length, pattern: request.pattern });
  return {
    forModel: resultText(request, input, { ...found, head, cut, lines }),
    forPerson: { kind: 'text', text },
  };
}

function forPerson({ files }: Found) {
  return files.map(({ path, hits }) => ({ path, hits: hits.map(({ line, text }) => ({ line, text })) }));
}

function matchesText({ total }: Pick<Found, 'total'>): string {
  return `${total} ${total === 1 ? 'match' : 'matches'}`;
}

type Told = Pick<Found, 'total' | 'problems' | 'moreProblems'> & {
  readonly head: string;
  /** Empty if all are shown. */
  readonly cut: string;
  readonly lines: readonly string[];
};

function resultText({ scope, secrets }: Search, { pattern, include, maxResults }: Input, told: Told): string {
  const { head, cut, lines } = told;
  const place = scope.relative === '' ? '.' : visibleName(scope.relative);
  const unsearched = [...secretLines(secrets), ...problemLines(told)];
  if (told.total === 0)
    return [`No matches found for pattern "${pattern}" in path "${place}".`, ...unsearched].join('\n');
  const filter = include === undefined ? '' : ` (filter: "${include}")`;
  return [
    `Found ${head} for pattern "${pattern}" in path "${place}"${filter}${cut}:`,
    ...lines,
    ...(cut === '' ? [] : warning(maxResults)),
    ...unsearched,
  ].join('\n');
}

function warning(maxResults: number): string[] {
  return [
    'WARNING: Results truncated to prevent context overflow. To see more results:',
    '- Use a more specific pattern to reduce matches',
    `- Add file filters with the 'include' parameter (e.g., "*.js", "src/**")`,
    "- Specify a narrower 'path' to search in a subdirectory",
    `- Increase 'maxResults' parameter if you need more matches (current: ${maxResults})`,
  ];
}

function secretLines(secrets: ReadonlySet<string>): string[] {
  if (secrets.size === 0) return [];
  const named = [...secrets].toSorted().slice(0, mostNamed).map(visibleName).join(', ');
  const more = secrets.size > mostNamed ? ` and ${secrets.size - mostNamed} more` : '';
  return [
    `NOTE: not searched, as they can hold secrets: ${named}${more}. Name one as "path" to ask the user for it.`,
  ];
}

const mostNamed = 10;

function problemLines({ problems, moreProblems }: Pick<Told, 'problems' | 'moreProblems'>): string[] {
  if (problems.length === 0) return [];
  return [
    `NOTE: ${counted(problems.length + moreProblems, 'file')} could not be searched:`,
    ...problems.map((problem) => `- ${visibleName(problem)}`),
    ...(moreProblems > 0 ? [`- and ${moreProblems} more`] : []),
  ];
}
