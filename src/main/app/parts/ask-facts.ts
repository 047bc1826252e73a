import type { ModelFacts } from '@shared/models/model-facts';
import { isNear } from '../../agent/model/guarded-fetch';
import type { ModelEndpoint } from '../../agent/model/kit/model';
import type { LearnedFacts } from '../../storage/models/learned-facts';

const timeoutMs = 15_000;
/** A server on this machine may be started anew with a larger window. */
const nearAgainMs = 60_000;

type Asked = { at: number; hasCalled: boolean };
const asked = new WeakMap<LearnedFacts, Map<string, Asked>>();

/**
 * Asks a server what it says of the model, and keeps it for the next requests: once in this process, a server nearby once
 * a minute. It is asked after a reply: then the start does not wait, and a server that loads models knows what this one got.
 */
export function askFacts(
  learned: LearnedFacts,
  endpoint: ModelEndpoint,
  { hasCalls }: { readonly hasCalls: boolean },
): void {
  // The demo model has no server.
  if (endpoint.fetch !== undefined) return;
  const { baseUrl, model } = endpoint;
  const known = asked.get(learned) ?? new Map<string, Asked>();
  asked.set(learned, known);
  const key = `${baseUrl} ${model}`;
  const before = known.get(key);
  const now = Date.now();
  const state = { at: now, hasCalled: hasCalls || before?.hasCalled === true };
  if (before !== undefined) before.hasCalled = state.hasCalled;
  if (before !== undefined && !(isNear(endpoint) && now - before.at > nearAgainMs)) return;
  known.set(key, state);
  // A server without a list says nothing.
  void ask(endpoint).then(
    (facts) => learned.list(baseUrl, model, seenFacts(facts, state)),
    () => {},
  );
}

/** A model that calls tools takes tools, whatever a list says. */
function seenFacts({ tools, ...facts }: ModelFacts, { hasCalled }: Asked): ModelFacts {
  return tools === undefined || hasCalled ? facts : { ...facts, tools };
}

async function ask(endpoint: ModelEndpoint): Promise<ModelFacts> {
  const { listedFactsOf } = await import('../../agent/model/facts/list-models');
  return await listedFactsOf(endpoint, endpoint.model, AbortSignal.timeout(timeoutMs));
}
