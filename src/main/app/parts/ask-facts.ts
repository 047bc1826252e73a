import type { ModelFacts } from '@shared/models/model-facts';
import { isNear } from '../../agent/model/guarded-fetch';
import type { ModelEndpoint } from '../../agent/model/kit/model';
import type { LearnedFacts } from '../../storage/models/learned-facts';

const timeoutMs = 15_000;
/** A server on this machine may restart with a larger window. */
const nearAgainMs = 60_000;

type Asked = { at: number; hasCalled: boolean };
const asked = new WeakMap<LearnedFacts, Map<string, Asked>>();

/**
 * Asks a server for facts about the model and stores them for later requests: once in this process; a nearby server
 * once a minute. It asks after a reply, so that the start need not wait. A server that loads models then knows the real
 * window.
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
  // A server may have no list of models.
  void ask(endpoint).then(
    (facts) => learned.list(baseUrl, model, seenFacts(facts, state)),
    () => {},
  );
}

/** A model that calls tools supports tools, even if a list denies it. */
function seenFacts({ tools, ...facts }: ModelFacts, { hasCalled }: Asked): ModelFacts {
  return tools === undefined || hasCalled ? facts : { ...facts, tools };
}

async function ask(endpoint: ModelEndpoint): Promise<ModelFacts> {
  const { listedFactsOf } = await import('../../agent/model/facts/list-models');
  return await listedFactsOf(endpoint, endpoint.model, AbortSignal.timeout(timeoutMs));
}
