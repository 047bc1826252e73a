import { join } from 'node:path';
import type { Settings } from '@shared/settings/settings';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { lstat } from '../base/disk';
import { readFrontMatter } from '../base/front-matter';
import { compileGlob } from '../base/glob-pattern';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';
import type { ProjectMemoryFile } from './memory-imports';
import { readNested } from './nested-memory';

// Instructions that a project has for GitHub Copilot and for Cursor, where it has no `AGENTS.md`. A rule of Cursor is
// for every chat, for the files that its globs match, or for tasks that its description names. The model only learns
// where the last kind is. Other rules are for mentions by the user.

export type RuleNames = Settings['memory'];

export type OtherRule = ProjectMemoryFile & {
  /** For the model. */
  readonly instructions: string;
  /** Null: for every chat. */
  readonly globs: readonly string[] | null;
};

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
  for (const name of await otherRuleNames(workspace, names)) {
    if (skips(join(workspace.root, name))) continue;
    const file = await readNested(workspace, name);
    if (file === null || (file.relative !== name && workspace.protection(file.relative) !== null)) continue;
    const read = name === copilotFile ? ofCopilot(file) : await ofCursor(file);
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

type Read = Pick<OtherRule, 'instructions' | 'globs'> | { readonly problem: AnyText };

function ofCopilot({ text }: ProjectMemoryFile): Read {
  return { instructions: text, globs: null };
}

const frontMatterSchema = z.object({
  alwaysApply: z.boolean().nullish(),
  globs: z.union([z.string(), z.array(z.string())]).nullish(),
  description: z.string().nullish(),
});

async function ofCursor({ relative, text }: ProjectMemoryFile): Promise<Read> {
  try {
    const file = await readFrontMatter(withQuotedGlobs(text));
    const parsed = frontMatterSchema.safeParse(file?.data ?? {});
    if (!parsed.success) return { problem: textOf('memory.rule-fields', { file: relative }) };
    const { alwaysApply, globs, description } = parsed.data;
    const body = (file?.body ?? text).trim();
    if (alwaysApply === true) return { instructions: body, globs: null };
    const patterns = globsIn(globs ?? []);
    if (patterns.length > 0) return { instructions: body, globs: patterns };
    const when = (description ?? '').replace(/\s+/g, ' ').trim();
    const pointer = `Read ${relative} before a task that it is for: ${when}`;
    return { instructions: when === '' || body === '' ? '' : pointer, globs: null };
  } catch (error) {
    return { problem: textOf('memory.rule-not-yaml', { file: relative, reason: toldOf(error) }) };
  }
}

/** Cursor writes `globs: *.ts, src/**` without quotes, which is no YAML. */
function withQuotedGlobs(text: string): string {
  return text.replace(
    /^globs:[ \t]+([^\s"'[].*)$/m,
    (_, globs: string) => `globs: ${JSON.stringify(globs.trim())}`,
  );
}

/** Commas separate them, except in braces. */
function globsIn(globs: string | readonly string[]): readonly string[] {
  const all = typeof globs === 'string' ? globs.split(/,(?![^{]*\})/) : globs;
  return all.map((glob) => glob.trim().replace(/^\.?\//, '')).filter(Boolean);
}

/** Whether the rule is for this file, relative to the project. A glob without a slash matches names at any depth. */
export function appliesTo({ globs }: OtherRule): (relative: string) => boolean {
  return compileGlob((globs ?? []).map((glob) => (glob.includes('/') ? glob : `**/${glob}`)));
}
