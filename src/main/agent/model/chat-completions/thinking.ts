import { effortOf, has } from '../kit/learned';
import type { ModelEndpoint } from '../kit/model';

/** The effort of thinking, in the fields of the server. Empty: the server decides. */
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

/** Only Google's own endpoint, and only its thinking models. */
function isGemini({ baseUrl, model }: ModelEndpoint): boolean {
  const isGoogle = /^https?:\/\/[^/]*googleapis\.com\b|\/v1beta\/openai\b/i.test(baseUrl);
  return isGoogle && /gemini-(2\.5|[3-9])/i.test(model);
}

/** The budgets that the documentation assigns to the efforts. */
const budgets: Readonly<Record<string, number>> = { none: 0, low: 1024, medium: 8192, high: 24_576 };

/**
 * Gemini sends its thoughts only on request. It refuses an effort beside that request, so the level is part of it.
 * https://ai.google.dev/gemini-api/docs/openai#thinking
 */
function geminiFields(endpoint: ModelEndpoint): Record<string, unknown> {
  const { model, options } = endpoint;
  // The user's own setting for Google replaces it.
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
