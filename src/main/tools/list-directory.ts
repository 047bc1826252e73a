import type { Dirent } from 'node:fs';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { compileGlob } from '../base/glob-pattern';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import { ignoreRulesOf } from '../project/ignore';
import { isBroken } from '../project/tree';
import type { Workspace, WorkspacePath } from '../project/workspace';
import { defineTool } from './kit/tool';

// `list_directory`: the names directly in a directory, directories first.

const shownLimit = 500;

export const listDirectory = defineTool({
  name: 'list_directory',
  displayName: textOf('tool-name.list-folder'),
  description:
    'Lists the entries of a directory: directories first, then files, by name. Entries that git ignores are only ' +
    'counted.',
  kind: 'read',
  group: 'files',
  activity: 'list-folder',
  input: z.object({
    path: z.string().min(1).describe('The directory'),
    ignore: z.array(z.string().min(1)).optional().describe('Globs of names to skip, e.g. ["*.log"]'),
    respect_git_ignore: z.boolean().default(true).describe('Whether to skip files that git ignores'),
  }),
  describe: ({ path }) => textOf('call-title.list-folder', { folder: visibleName(path) }),
  target: ({ path }) => path,
  confirm: async () => null,

  async run({ path, ignore = [], respect_git_ignore }, { workspace }) {
    const folder = await workspace.resolve(path);
    const listing = await list(workspace, folder, { ignore, respectGitIgnore: respect_git_ignore });
    const text = await listingText(workspace, folder, listing);
    const told = textOf('call-result.entries', { count: listing.entries.length });
    return { forModel: text, forPerson: { kind: 'text', text: told } };
  },
});

type Listing = { readonly entries: readonly Dirent[]; readonly gitIgnored: number; readonly leftOut: number };

async function list(
  workspace: Workspace,
  folder: WorkspacePath,
  { ignore, respectGitIgnore }: { ignore: readonly string[]; respectGitIgnore: boolean },
): Promise<Listing> {
  const all = (await workspace.readDirectory(folder)).filter(({ name }) => name !== '.git');
  const isUnwanted = compileGlob(ignore);
  const wanted = all.filter(({ name }) => !isUnwanted(name));
  const rules = await ignoreRulesOf(workspace).of(folder.relative);
  // If the model names an ignored directory, it wants its content.
  const hides = respectGitIgnore && !rules.ignored;
  const entries = hides
    ? wanted.filter((entry) => !rules.isIgnored(entry.name, entry.isDirectory()))
    : wanted;
  return { entries, gitIgnored: wanted.length - entries.length, leftOut: all.length - wanted.length };
}

async function listingText(workspace: Workspace, folder: WorkspacePath, listing: Listing): Promise<string> {
  const { entries, gitIgnored, leftOut } = listing;
  const place = visibleName(folder.absolute);
  if (entries.length + gitIgnored + leftOut === 0) return `Directory ${place} is empty.`;
  const lines = await Promise.all(entries.map((entry) => entryLine(workspace, folder, entry)));
  const sorted = lines.toSorted(byKindAndName(new Intl.Collator('en')));
  const rest = sorted.length - shownLimit;
  return [
    `Directory listing for ${place}:`,
    ...sorted.slice(0, shownLimit).map(({ text }) => text),
    ...(rest > 0 ? [`(${rest} more not shown)`] : []),
    ...(entries.length === 0 && leftOut > 0 ? [`(${leftOut} left out by "ignore")`] : []),
    ...(gitIgnored > 0 ? [`(${gitIgnored} git-ignored)`] : []),
  ].join('\n');
}

type Line = { readonly name: string; readonly isDirectory: boolean; readonly text: string };

async function entryLine(workspace: Workspace, folder: WorkspacePath, entry: Dirent): Promise<Line> {
  const name = entry.name;
  const shown = visibleName(name);
  if (entry.isDirectory()) return { name, isDirectory: true, text: `[DIR] ${shown}` };
  if (!entry.isSymbolicLink()) return { name, isDirectory: false, text: shown };
  return linkLine(workspace, `${folder.absolute}/${name}`, name);
}

/** Shows a link as its target, unless the target is missing or outside the project. */
async function linkLine(workspace: Workspace, path: string, name: string): Promise<Line> {
  const shown = visibleName(name);
  const line = (isDirectory: boolean, text: string): Line => ({ name, isDirectory, text });
  try {
    if (await isBroken(workspace, path)) return line(false, `${shown} (broken link)`);
    const target = await workspace.stat(await workspace.resolve(path));
    return target?.isDirectory() ? line(true, `[DIR] ${shown}`) : line(false, shown);
  } catch (error) {
    if (error instanceof ToolError) return line(false, `${shown} (link out of the project)`);
    throw error;
  }
}

function byKindAndName(alphabetical: Intl.Collator): (a: Line, b: Line) => number {
  return (a, b) => {
    const byKind = Number(b.isDirectory) - Number(a.isDirectory);
    return byKind || alphabetical.compare(a.name, b.name) || (a.name < b.name ? -1 : 1);
  };
}
