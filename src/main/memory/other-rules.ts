import { join } from 'node:path';
import type { Settings } from '@shared/settings/settings';
import type { AnyText } from '@shared/texts/text';
import { lstat } from '../base/disk';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';
import type { ProjectMemoryFile } from './memory-imports';
import { readNested } from './nested-memory';
import type { Rule } from './read-rule';

// Instructions that a project has for GitHub Copilot and for Cursor, where it has no `AGENTS.md`. A rule of Cursor is
// for every chat, for the files that its globs match, or for tasks that its description names. The model only learns
// where the last kind is. Other rules are for mentions by the user.

export type RuleNames = Settings['memory'];

export type OtherRule = ProjectMemoryFile & Rule;

type Failed = { readonly name: string; readonly problem: AnyText };

const copilotFile = '.github/copilot-instructions.md';
const cursorFolder = '.cursor/rules';
const mostRules = 200;

/** In the order of their paths, and why the others are unusable. Leaves out those that `skips` by absolute path. */
export async function otherRules(
  workspace: Workspace,
  names: RuleNames,
  skips: (path: string) => boolean = () => false,
): Promise<{ readonly rules: readonly OtherRule[]; readonly failed: readonly Failed[] }> {
  const rules: OtherRule[] = [];
  const failed: Failed[] = [];
  const found = await otherRuleNames(workspace, names);
  if (found.length === 0) return { rules, failed };
  const { readRule } = await import('./read-rule');
  for (const name of found) {
    if (skips(join(workspace.root, name))) continue;
    const file = await readNested(workspace, name);
    if (file === null || (file.relative !== name && workspace.protection(file.relative) !== null)) continue;
    const read = name === copilotFile ? { instructions: file.text, files: null } : await readRule(file);
    if ('problem' in read) failed.push({ name, problem: read.problem });
    else rules.push({ ...file, ...read });
  }
  return { rules, failed };
}

/** The files, found without reading them. */
export async function otherRuleNames(
  { root, ...workspace }: Workspace,
  { fileNames, others }: RuleNames,
): Promise<readonly string[]> {
  const exists = async (name: string) => (await lstat(join(root, name)).catch(() => null)) !== null;
  if (fileNames.includes('AGENTS.md') && (await exists('AGENTS.md'))) return [];
  const copilot = others.copilot && (await exists(copilotFile)) ? [copilotFile] : [];
  const cursor = others.cursor && (await exists(cursorFolder)) ? await rulesIn(workspace, cursorFolder) : [];
  return [...copilot, ...cursor.slice(0, mostRules)];
}

async function rulesIn(
  workspace: Pick<Workspace, 'resolve' | 'readDirectory'>,
  folder: string,
): Promise<readonly string[]> {
  try {
    const entries = await workspace.readDirectory(await workspace.resolve(folder));
    const found: string[] = [];
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) found.push(...(await rulesIn(workspace, name)));
      else if (name.endsWith('.mdc')) found.push(name);
    }
    return found;
  } catch (error) {
    if (error instanceof ToolError) return [];
    throw error;
  }
}
