import type { AgentPlace } from '@shared/sub-agents/sub-agents';
import type { AgentFields } from '@shared/sub-agents/sub-agents-schema';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { readFrontMatter, withFrontMatter } from '../../base/front-matter';
import type { AgentLimits } from './agent-limits';

// Definition of a sub-agent: a Markdown file. The front matter names it, and the body is its system prompt.

export type AgentDefinition = {
  readonly name: string;
  /** When to use it, for the calling model. */
  readonly description: string;
  /** The names of its tools; null: all that any sub-agent may have. */
  readonly tools: readonly string[] | null;
  /** A model of the chat's provider; null: the chat's own model. */
  readonly model: string | null;
  /** Its system prompt. */
  readonly prompt: string;
  /** Tools that it must not have. */
  readonly without?: readonly string[];
  /** Replace the limits of the settings. */
  readonly limits?: Partial<AgentLimits>;
};

/** A definition as it was found, usable or not. */
export type FoundAgent = {
  readonly place: AgentPlace;
  /** The whole file; `''` for a built-in one. */
  readonly text: string;
  readonly parsed: ParsedAgent;
  /** The text that the user reads instead of its description. */
  readonly about?: Text;
};

export type ParsedAgent =
  | { readonly ok: true; readonly definition: AgentDefinition }
  | { readonly ok: false; readonly fault: AnyText };

const longestFile = 100_000;

const names = z.union([z.array(z.string()), z.string().transform((text) => text.split(','))]);
const words = z.string().trim().min(1);
const limit = z.number().positive();

const frontMatterSchema = z.object({
  name: words.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  description: words.max(2000),
  tools: names.nullish(),
  disallowed_tools: names.nullish(),
  model: words.nullish(),
  max_rounds: limit.int().max(100).nullish(),
  max_minutes: limit.nullish(),
  max_tokens: limit.int().nullish(),
});

/**
 * The definition in a file, or the reason why it is invalid. `adapt` converts the front matter of another program to
 * ours.
 */
export async function parseAgent(
  text: string,
  adapt: (data: unknown) => unknown = (data) => data,
): Promise<ParsedAgent> {
  if (text.length > longestFile) return faulty(textOf('agents.too-long', { most: longestFile }));
  try {
    const file = await readFrontMatter(text);
    if (file === null) return faulty(textOf('agents.no-front-matter'));
    return definitionOf(adapt(file.data), file.body.trim());
  } catch (error) {
    return faulty(textOf('agents.not-yaml', { reason: toldOf(error) }));
  }
}

function definitionOf(data: unknown, prompt: string): ParsedAgent {
  const parsed = frontMatterSchema.safeParse(data);
  if (!parsed.success) return faulty(faultOf(parsed.error));
  if (prompt === '') return faulty(textOf('agents.no-prompt'));
  const { name, description, tools, model, disallowed_tools: disallowed } = parsed.data;
  const without = trimmed(disallowed ?? []);
  const limits = limitsIn(parsed.data);
  return {
    ok: true,
    definition: {
      name,
      description,
      tools: tools ? trimmed(tools) : null,
      model: model ?? null,
      prompt,
      ...(without.length > 0 && { without }),
      ...(Object.keys(limits).length > 0 && { limits }),
    },
  };
}

function trimmed(tools: readonly string[]): readonly string[] {
  return tools.map((tool) => tool.trim()).filter((tool) => tool !== '');
}

function limitsIn({
  max_rounds: rounds,
  max_minutes: minutes,
  max_tokens: tokens,
}: z.infer<typeof frontMatterSchema>): Partial<AgentLimits> {
  return {
    ...(rounds != null && { rounds }),
    ...(minutes != null && { minutes }),
    ...(tokens != null && { tokens }),
  };
}

function faultOf(error: z.ZodError): AnyText {
  const field = String(error.issues[0]?.path[0] ?? '');
  switch (field) {
    case 'name':
      return textOf('agents.bad-name');
    case 'description':
      return textOf('agents.bad-description');
    case 'tools':
    case 'disallowed_tools':
      return textOf('agents.bad-tools');
    case 'model':
      return textOf('agents.bad-model');
    case 'max_rounds':
    case 'max_minutes':
    case 'max_tokens':
      return textOf('agents.bad-limit', { field });
    default:
      return textOf('agents.no-front-matter');
  }
}

function faulty(fault: AnyText): ParsedAgent {
  return { ok: false, fault };
}

/** The file's text with the new fields; all other content stays. */
export async function withFields(text: string, fields: AgentFields): Promise<string> {
  const { name, description, tools, model, prompt } = fields;
  // Tools become a comma-separated text, the usual form. An unchanged list stays a list.
  const parsed = await parseAgent(text);
  const isSame = parsed.ok && JSON.stringify(parsed.definition.tools) === JSON.stringify(tools);
  const entries = { name: name.trim(), description: description.trim(), model: model?.trim() || null };
  const named = tools === null || tools.length === 0 ? tools : tools.join(', ');
  return await withFrontMatter(text, isSame ? entries : { ...entries, tools: named }, prompt);
}
