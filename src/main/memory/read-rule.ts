import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { readFrontMatter } from '../base/front-matter';
import { compileGlob } from '../base/glob-pattern';
import type { ProjectMemoryFile } from './memory-imports';

// Reads a rule of Cursor. A rule with a description alone is for tasks that it names, so the model only learns where it
// is. Few projects have rules, so this is loaded late.

export type Rule = {
  /** For the model. */
  readonly instructions: string;
  /** Null: for every chat. */
  readonly files: RuleFiles | null;
};

type RuleFiles = {
  readonly globs: readonly string[];
  /** A path relative to the project. */
  matches(path: string): boolean;
};

type Read = Rule | { readonly problem: AnyText };

const frontMatterSchema = z.object({
  alwaysApply: z.boolean().nullish(),
  globs: z.union([z.string(), z.array(z.string())]).nullish(),
  description: z.string().nullish(),
});

export async function readRule({ relative, text }: ProjectMemoryFile): Promise<Read> {
  try {
    const file = await readFrontMatter(withQuotedGlobs(text));
    const parsed = frontMatterSchema.safeParse(file?.data ?? {});
    if (!parsed.success) return { problem: textOf('memory.rule-fields', { file: relative }) };
    const { alwaysApply, globs, description } = parsed.data;
    const body = (file?.body ?? text).trim();
    if (alwaysApply === true) return { instructions: body, files: null };
    const patterns = globsIn(globs ?? []);
    if (patterns.length > 0) return { instructions: body, files: filesOf(patterns) };
    const when = (description ?? '').replace(/\s+/g, ' ').trim();
    const pointer = `Read ${relative} before a task that it is for: ${when}`;
    return { instructions: when === '' || body === '' ? '' : pointer, files: null };
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

/** A glob without a slash matches names at any depth. */
function filesOf(globs: readonly string[]): RuleFiles {
  return {
    globs,
    matches: compileGlob(globs.map((glob) => (glob.includes('/') ? glob : `**/${glob}`))),
  };
}
