import type { ModelFacts } from '@shared/models/model-facts-schema';
import { z } from 'zod';
import { listedPrice } from './listed-price';

/**
 * The facts in an entry of a list of models, beside its name. Each service has its own fields: OpenRouter
 * (`context_length`, `architecture`, `supported_parameters`), vLLM (`max_model_len`), llama.cpp (`meta.n_ctx`), Groq
 * (`context_window`, `max_completion_tokens`), Mistral (`max_context_length`, `capabilities`), Anthropic
 * (`max_input_tokens`, `max_tokens`, `capabilities`), LM Studio (`loaded_context_length`, `type`), Together, DeepInfra
 * and others. Values of an unexpected form are ignored.
 */
export function listedFacts(entry: unknown): ModelFacts {
  const said = entrySchema.safeParse(entry).data ?? {};
  const { meta, top_provider: top, architecture, capabilities, supported_parameters: parameters } = said;
  const inputs = architecture?.input_modalities ?? said.input_modalities;
  return withoutUnknown({
    contextWindow:
      said.loaded_context_length ??
      meta?.n_ctx ??
      said.max_model_len ??
      top?.context_length ??
      said.context_length ??
      said.context_window ??
      said.max_context_length ??
      said.max_input_tokens ??
      meta?.n_ctx_train,
    maxOutput:
      top?.max_completion_tokens ?? said.max_completion_tokens ?? said.max_output_tokens ?? said.max_tokens,
    images:
      inputs?.includes('image') ?? (said.type === 'vlm' ? true : able(capabilities, 'vision', 'image_input')),
    files: inputs?.includes('file') ?? able(capabilities, 'pdf_input'),
    tools: parameters?.includes('tools') ?? able(capabilities, 'function_calling', 'tool_use', 'tools'),
    reasoning:
      parameters?.some((name) => /^(reasoning|reasoning_effort|thinking)$/.test(name)) ??
      able(capabilities, 'thinking', 'reasoning'),
    efforts: effortsOf(capabilities),
    price: listedPrice(said.pricing) ?? undefined,
  });
}

/** Accepts any value; one of another form counts as absent. */
const number = z.number().int().positive().optional().catch(undefined);
const names = z.array(z.string()).optional().catch(undefined);

const entrySchema = z.object({
  context_length: number,
  context_window: number,
  max_model_len: number,
  max_context_length: number,
  loaded_context_length: number,
  max_input_tokens: number,
  max_tokens: number,
  max_output_tokens: number,
  max_completion_tokens: number,
  type: z.string().optional().catch(undefined),
  meta: z.object({ n_ctx: number, n_ctx_train: number }).optional().catch(undefined),
  top_provider: z
    .object({ context_length: number, max_completion_tokens: number })
    .optional()
    .catch(undefined),
  architecture: z.object({ input_modalities: names }).optional().catch(undefined),
  input_modalities: names,
  supported_parameters: names,
  capabilities: z.unknown().optional(),
  pricing: z.unknown().optional(),
});

/** Abilities are a list, possibly incomplete, or a record: `{ vision: true }`, `{ vision: { supported: true } }`. */
function able(capabilities: unknown, ...known: readonly string[]): boolean | undefined {
  if (Array.isArray(capabilities)) return known.some((name) => capabilities.includes(name)) || undefined;
  if (typeof capabilities !== 'object' || capabilities === null) return undefined;
  for (const name of known) {
    const said: unknown = Reflect.get(capabilities, name);
    if (typeof said === 'boolean') return said;
    const supported = supportedSchema.safeParse(said);
    if (supported.success) return supported.data.supported;
  }
  return undefined;
}

const supportedSchema = z.object({ supported: z.boolean() });
const levels = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

/** The levels that Anthropic lists for a model. A model without levels may still accept a thinking budget. */
function effortsOf(capabilities: unknown): string[] | undefined {
  const effort = effortSchema.safeParse(capabilities).data?.effort;
  const listed = levels.filter((level) => able(effort, level) === true);
  return listed.length > 0 ? listed : undefined;
}

const effortSchema = z.object({ effort: z.record(z.string(), z.unknown()) });

function withoutUnknown(
  facts: { readonly [Key in keyof ModelFacts]: ModelFacts[Key] | undefined },
): ModelFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
