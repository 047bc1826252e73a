import { effortOf, has } from '../kit/learned';
import type { ModelEndpoint } from '../kit/model';

/** How much the model is to think, in the words of its server. Empty: as its server chooses. */
export function thinkingFields(
  endpoint: ModelEndpoint,
  { hasTools }: { readonly hasTools: boolean },
): Record<string, unknown> {
  const { learned } = endpoint;
  if (isGemini(endpoint) && !has(learned, 'no-reasoning')) return geminiFields(endpoint);
  if (has(learned, 'effort-none') && hasTools) return { reasoning_effort: 'none' };
  const effort = effortOf(endpoint);
  return effort === undefined ? {} : { reasoning_effort: effort };
}

/** Of Google's own endpoint, and only those that think. */
function isGemini({ baseUrl, model }: ModelEndpoint): boolean {
  const isGoogle = /^https?:\/\/[^/]*googleapis\.com\b|\/v1beta\/openai\b/i.test(baseUrl);
  return isGoogle && /gemini-(2\.5|[3-9])/i.test(model);
}

/** As the documentation maps efforts to budgets. */
const budgets: Readonly<Record<string, number>> = { none: 0, low: 1024, medium: 8192, high: 24_576 };

/**
 * Gemini sends its thoughts only if it is asked to, and refuses an effort beside that request: the level goes with it.
 * https://ai.google.dev/gemini-api/docs/openai#thinking
 */
function geminiFields(endpoint: ModelEndpoint): Record<string, unknown> {
  const { model, options } = endpoint;
  // What the user set for Google replaces it.
  if (options.body?.extra_body !== undefined) return {};
  const effort = effortOf(endpoint);
  const isOlder = /gemini-2\.5/i.test(model);
  const budget = budgets[effort ?? ''];
  const level = isOlder ? budget !== undefined && { thinking_budget: budget } : { thinking_level: effort };
  return {
    extra_body: {
      google: { thinking_config: { include_thoughts: true, ...(effort !== undefined && level) } },
    },
  };
}
