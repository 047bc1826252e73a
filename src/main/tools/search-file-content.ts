import { counted } from '@shared/base/counted';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import type { Found } from '../project/search/hits';
import { searchText } from '../project/search/search';
import type { WorkspacePath } from '../project/workspace';
import { defineTool } from './kit/tool';

// `search_file_content`: lines that match a regular expression, by path, then line.

export const searchFileContent = defineTool({
  name: 'search_file_content',
  displayName: textOf('tool-name.search-text'),
  description:
    'Searches the content of files with a regular expression (case does not count, look-around works) and gives the ' +
    'matching lines with file and line number. Leaves out what git ignores, binary files, .git and node_modules.',
  kind: 'read',
  group: 'search',
  activity: 'search-text',
  input: z.object({
    pattern: z.string().min(1).describe('The regular expression, e.g. "function\\s+myFunction"'),
    path: z.string().min(1).optional().describe('The directory or file to search; the project if not given'),
    include: z
      .string()
      .min(1)
      .optional()
      .describe('Only files matching this glob, e.g. "*.js" or "src/**/*.{ts,tsx}"'),
    maxResults: z.number().int().min(1).max(100).default(20).describe('How many matches come back at most'),
  }),
  describe: ({ pattern, path, include }) =>
    textOf('call-title.search-text', {
      pattern: visibleName(pattern),
      folder: visibleName(path ?? ''),
      include: visibleName(include ?? ''),
    }),
  target: ({ path }) => path ?? '.',
  confirm: async () => null,

  async run({ pattern, path = '.', include, maxResults }, context) {
    if (pattern.trim() === '') throw new ToolError('Parameter "pattern" must be a non-empty string.');
    const { workspace, signal } = context;
    const scope = await workspace.resolve(path);
    const stats = await workspace.stat(scope);
    if (!stats) throw new ToolError(`Path not found: ${scope.absolute}`);
    if (!stats.isFile() && !stats.isDirectory()) throw new ToolError(`Not a regular file: ${scope.absolute}`);
    const asked = { pattern, include: include ?? null };
    const found = await searchText(
      { workspace, scope, scopeIsFile: stats.isFile(), ...asked, isDenied: context.isDenied, signal },
      maxResults,
    );
    return {
      forModel: resultText(found, scope, { ...asked, maxResults }),
      forPerson: { kind: 'search-hits', total: found.total, files: forPerson(found) },
    };
  },
});

function forPerson({ files }: Found) {
  return files.map(({ path, hits }) => ({ path, hits: hits.map(({ line, text }) => ({ line, text })) }));
}

type Asked = { readonly pattern: string; readonly include: string | null; readonly maxResults: number };

function resultText(found: Found, scope: WorkspacePath, asked: Asked): string {
  const shownScope = scope.relative === '' ? '.' : visibleName(scope.relative);
  const unsearched = problemLines(found);
  if (found.total === 0)
    return [`No matches found for pattern "${asked.pattern}" in path "${shownScope}".`, ...unsearched].join(
      '\n',
    );
  const shown = found.files.reduce((sum, file) => sum + file.hits.length, 0);
  const isCut = shown < found.total;
  const filter = asked.include === null ? '' : ` (filter: "${asked.include}")`;
  const cut = isCut ? ` (showing first ${shown})` : '';
  const matches = `${found.total} ${found.total === 1 ? 'match' : 'matches'}`;
  return [
    `Found ${matches} for pattern "${asked.pattern}" in path "${shownScope}"${filter}${cut}:`,
    '---',
    ...found.files.flatMap(({ path, hits }) => [
      `File: ${visibleName(path)}`,
      ...hits.map(({ line, text }) => `L${line}: ${text}`),
      '---',
    ]),
    ...(isCut ? warning(asked.maxResults) : []),
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

function problemLines({ problems, moreProblems }: Found): string[] {
  if (problems.length === 0) return [];
  return [
    `NOTE: ${counted(problems.length + moreProblems, 'file')} could not be searched:`,
    ...problems.map((problem) => `- ${visibleName(problem)}`),
    ...(moreProblems > 0 ? [`- and ${moreProblems} more`] : []),
  ];
}
