import type { ModelEndpoint } from '../../agent/model/kit/model';
import type { LearnedFacts } from '../../storage/models/learned-facts';

const timeoutMs = 15_000;
const asked = new WeakMap<LearnedFacts, Set<string>>();

/**
 * Asks a server once in this process what it says of the model, and keeps it for the next requests. It is asked after
 * its first reply: then the start does not wait, and a server that loads models knows what this one got.
 */
export function askFactsOnce(learned: LearnedFacts, endpoint: ModelEndpoint): void {
  // The demo model has no server.
  if (endpoint.fetch !== undefined) return;
  const { baseUrl, model } = endpoint;
  const known = asked.get(learned) ?? new Set();
  asked.set(learned, known);
  const key = `${baseUrl} ${model}`;
  if (known.has(key)) return;
  known.add(key);
  // A server without a list says nothing, and is not asked again before the next start.
  void ask(endpoint).then(
    (facts) => learned.list(baseUrl, model, facts),
    () => {},
  );
}

async function ask(endpoint: ModelEndpoint) {
  const { factsOfModel } = await import('../../agent/model/facts/list-models');
  return await factsOfModel(endpoint, endpoint.model, AbortSignal.timeout(timeoutMs));
}
