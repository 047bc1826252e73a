import { join } from 'node:path';
import type { Problem } from '@shared/problems/problems-schema';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { listFiles } from '../project/search/list-files';
import type { WorkspacePath } from '../project/workspace';
import type { ToolServices } from './kit/services';
import { defineTool, type Tool, type ToolContext } from './kit/tool';

// `diagnostics`: the problems that language servers find in files on disk.

const [mostFiles, mostShown] = [100, 100];

type Found = Problem & { readonly file: string };

export function createDiagnostics({ languageServers }: Pick<ToolServices, 'languageServers'>): Tool {
  return defineTool({
    name: 'diagnostics',
    displayName: textOf('tool-name.diagnostics'),
    description: 'Lists the errors and warnings that language servers find.',
    kind: 'read',
    group: 'search',
    activity: 'check-code',
    input: z.object({ path: z.string().describe('A file or directory; "." is the project') }),
    describe: ({ path }) =>
      textOf('call-title.check-problems', { path: path === '.' ? '' : visibleName(path) }),
    target: ({ path }) => path,
    confirm: async () => null,

    async run({ path }, context) {
      const files = await filesAt(await context.workspace.resolve(path), context);
      const served = await languageServers.served(files);
      if (served.length === 0)
        throw new ToolError(`No language server is available for ${visibleName(path)}. Nothing was checked.`);
      const checked = served.slice(0, mostFiles);
      const found: Found[] = [];
      for (const file of checked) {
        const at = await context.workspace.resolve(file);
        const { text } = await context.readText(at);
        const problems = await languageServers.problems({ path: at, text }, context.signal);
        found.push(...problems.map((problem) => ({ ...problem, file })));
      }
      const others = served.slice(mostFiles);
      const reported = others.length === 0 ? [] : await reportedIn(others, context.workspace.root);
      for (const { file, problems } of reported) found.push(...problems.map((one) => ({ ...one, file })));
      const told = textOf('call-result.problems-found', { count: found.length });
      const counts = { checked: checked.length + reported.length, rest: others.length - reported.length };
      return { forModel: foundText(found, counts), forPerson: { kind: 'text', text: told } };
    },
  });

  /** Those that the servers have checked by themselves. */
  async function reportedIn(files: readonly string[], root: string) {
    const reported = await languageServers.reported();
    return files.flatMap((file) => {
      const problems = reported.get(join(root, file));
      return problems === undefined ? [] : [{ file, problems }];
    });
  }
}

/** Relative to the project, without denied ones. */
async function filesAt(path: WorkspacePath, { workspace, signal, isDenied }: ToolContext): Promise<string[]> {
  const stats = await workspace.stat(path);
  if (stats === null) throw new ToolError(`File not found: ${visibleName(path.absolute)}`);
  if (!stats.isDirectory()) return [path.relative];
  const inside = await listFiles(workspace, path, { order: 'none', respectGitIgnore: true, signal });
  const folder = path.relative === '' ? '' : `${path.relative}/`;
  return inside
    .map((file) => `${folder}${file}`)
    .filter((file) => !isDenied(file))
    .sort();
}

type Counts = { readonly checked: number; readonly rest: number };

function foundText(found: readonly Found[], { checked, rest }: Counts): string {
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const shown = [...errors, ...warnings].slice(0, mostShown);
  return [
    `${errors.length} error(s) and ${warnings.length} warning(s) in ${checked} checked file(s).`,
    ...shown.map(lineOf),
    ...(found.length > shown.length ? [`… and ${found.length - shown.length} more`] : []),
    ...(rest > 0 ? [`${rest} more file(s) were not checked. Give a narrower path.`] : []),
  ].join('\n');
}

function lineOf({ severity, file, line, column, message, source }: Found): string {
  const words = message.replace(/\s+/g, ' ').trim();
  return `${severity} ${visibleName(file)}:${line}:${column} ${words}${source === '' ? '' : ` (${source})`}`;
}
