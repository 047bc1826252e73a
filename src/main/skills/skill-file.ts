import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { readFrontMatter } from '../base/front-matter';

// `SKILL.md`: the front matter names the skill and says when to use it, and the body is its instructions. The format
// is that of agentskills.io, with fields of Claude Code that limit or explain its use.

export type SkillFile = {
  readonly name: string;
  /** When to use it, for the model. */
  readonly description: string;
  /** The text to write behind `/name`; empty if it is unknown. */
  readonly argumentHint: string;
  /** Only the user starts it: the model does not know it. */
  readonly isOnlyForUser: boolean;
  readonly body: string;
};

export type ParsedSkill =
  | { readonly ok: true; readonly skill: SkillFile }
  | { readonly ok: false; readonly fault: AnyText };

/** In characters. */
export const longestSkill = 100_000;
/** Of the format. A longer description is cut. */
const longestDescription = 1024;

const frontMatterSchema = z.object({
  name: z.string().trim().min(1).nullish(),
  description: z.string().trim().min(1),
  'argument-hint': z.string().catch(''),
  'disable-model-invocation': z.boolean().optional().catch(true),
});

/** `folder`: the name of its folder, which is also its name if the file has none. */
export async function parseSkill(text: string, folder: string): Promise<ParsedSkill> {
  if (text.length > longestSkill) return faulty(textOf('agents.too-long', { most: longestSkill }));
  try {
    const file = await readFrontMatter(text);
    if (file === null) return faulty(textOf('skills.no-front-matter'));
    return skillOf(file.data, { body: file.body.trim(), folder });
  } catch (error) {
    return faulty(textOf('agents.not-yaml', { reason: toldOf(error) }));
  }
}

function skillOf(data: unknown, { body, folder }: { readonly body: string; readonly folder: string }) {
  const parsed = frontMatterSchema.safeParse(data);
  if (!parsed.success) return faulty(faultOf(parsed.error));
  const {
    description,
    'argument-hint': argumentHint,
    'disable-model-invocation': isOnlyForUser,
  } = parsed.data;
  const name = parsed.data.name ?? folder;
  if (!/^[a-z0-9][\w.-]{0,63}$/i.test(name)) return faulty(textOf('skills.bad-name'));
  if (body === '') return faulty(textOf('agents.no-prompt'));
  return {
    ok: true,
    skill: {
      name,
      description: description.replace(/\s+/g, ' ').slice(0, longestDescription),
      argumentHint,
      isOnlyForUser: isOnlyForUser ?? false,
      body,
    },
  } as const;
}

function faultOf(error: z.ZodError): AnyText {
  switch (error.issues[0]?.path[0]) {
    case 'name':
      return textOf('skills.bad-name');
    case 'description':
      return textOf('skills.no-description');
    default:
      return textOf('skills.no-front-matter');
  }
}

export function faulty(fault: AnyText): Extract<ParsedSkill, { ok: false }> {
  return { ok: false, fault };
}
