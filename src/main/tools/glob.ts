import { isAbsolute, join, relative, sep } from 'node:path';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { listFiles } from '../project/search/list-files';
import type { Workspace, WorkspacePath } from '../project/workspace';
import { defineTool } from './kit/tool';

// `glob`: finds files by a path pattern, newest first.

const shownLimit = 100;

export const glob = defineTool({
  name: 'glob',
  displayName: textOf('tool-name.find-files'),
  description:
    'Finds files by a glob pattern relative to path: "*.md" matches directly in it, "**/*.md" at any depth. Lists the ' +
    'newest first. Ignores .git and node_modules.',
  kind: 'read',
  group: 'search',
  activity: 'find-files',
  input: z.object({
    pattern: z.string().describe('The glob pattern, relative to path'),
    path: z.string().min(1).optional().describe('The directory to search (default: the project)'),
    case_sensitive: z.boolean().default(false).describe('Whether case matters'),
    respect_git_ignore: z.boolean().default(true).describe('Whether to skip files that git ignores'),
  }),
  describe: ({ pattern, path }) =>
    textOf('call-title.find-files', { pattern: visibleName(pattern), folder: visibleName(path ?? '') }),
  target: ({ path }) => path ?? '.',
  confirm: async () => null,

  async run({ pattern, path = '.', case_sensitive, respect_git_ignore }, { workspace, signal }) {
    if (pattern.trim() === '') throw new ToolError('Parameter "pattern" must be a non-empty string.');
    const scope = await workspace.resolve(path);
    await assertDirectory(workspace, scope);
    const found = await listFiles(workspace, scope, {
      respectGitIgnore: respect_git_ignore,
      order: 'newest-first',
      signal,
      matching: { glob: withinScope(pattern, scope), caseSensitive: case_sensitive },
    });
    // The listing skips unreadable folders; an unreadable scope must be an error.
    if (found.length === 0) await workspace.readDirectory(scope);
    const text = found.length === 0 ? noneText(pattern, scope) : foundText(pattern, scope, found);
    const told = textOf('call-result.files-found', { count: found.length, pattern });
    return { forModel: text, forPerson: { kind: 'text', text: told } };
  },
});

async function assertDirectory(workspace: Workspace, scope: WorkspacePath): Promise<void> {
  const stats = await workspace.stat(scope);
  if (!stats) throw new ToolError(`Directory not found: ${scope.absolute}`);
  if (!stats.isDirectory()) throw new ToolError(`Path is not a directory: ${scope.absolute}`);
}

/** Models also write the pattern with the directory in front of it. */
function withinScope(pattern: string, scope: WorkspacePath): string {
  if (!isAbsolute(pattern)) return pattern;
  const inside = relative(scope.absolute, pattern).replaceAll(sep, '/');
  return inside.startsWith('../') ? pattern : `./${inside}`;
}

function noneText(pattern: string, scope: WorkspacePath): string {
  return `No files found matching pattern "${pattern}" within ${visibleName(scope.absolute)}`;
}

function foundText(pattern: string, scope: WorkspacePath, found: readonly string[]): string {
  const rest = found.length - shownLimit;
  return [
    `Found ${found.length} file(s) matching "${pattern}" within ${visibleName(scope.absolute)}, sorted by modification time (newest first):`,
    ...found.slice(0, shownLimit).map((file) => visibleName(join(scope.absolute, file))),
    ...(rest > 0 ? [`(${rest} more not shown)`] : []),
  ].join('\n');
}
