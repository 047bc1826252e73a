import type { ModelEndpoint } from './model';

/** The key as most servers want it. */
export function bearer({ apiKey }: Pick<ModelEndpoint, 'apiKey'>): Record<string, string> {
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {};
}
