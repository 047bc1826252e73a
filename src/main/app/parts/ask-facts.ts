import type { ModelFacts } from '@shared/models/model-facts';
import { isNear } from '../../agent/model/guarded-fetch';
import type { ModelEndpoint } from '../../agent/model/kit/model';
import type { LearnedFacts } from '../../storage/models/learned-facts';

const timeoutMs = 15_000;
/** A server on this machine may restart with a larger window. */
const nearAgainMs = 60_000;

type Asked = { at: number; hasCalled: boolean; listed: Promise<void> };
type Named = Pick<ModelEndpoint, 'baseUrl' | 'model'>;
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
  if (isDemo(endpoint)) return;
  const known = asked.get(learned) ?? new Map<string, Asked>();
  asked.set(learned, known);
  const before = known.get(keyOf(endpoint));
  const now = Date.now();
  const state = { at: now, hasCalled: hasCalls || before?.hasCalled === true, listed: Promise.resolve() };
  if (before !== undefined) before.hasCalled = state.hasCalled;
  if (before !== undefined && !(isNear(endpoint) && now - before.at > nearAgainMs)) return;
  known.set(keyOf(endpoint), state);
  state.listed = store(learned, endpoint, (facts) => seenFacts(facts, state));
}

/**
 * The same for a model that the user has just chosen, so that its price and window are visible. If its server has
 * listed it before, that is enough until its next reply.
 */
export async function askFirstFacts(learned: LearnedFacts, endpoint: ModelEndpoint): Promise<void> {
  const { baseUrl, model } = endpoint;
  if (isDemo(endpoint) || Object.hasOwn(learned.factsAt(baseUrl), model)) return;
  await store(learned, endpoint, (facts) => facts);
}

/** Resolves when the last request for facts about the model has ended. */
export async function factsListed(learned: LearnedFacts, named: Named): Promise<void> {
  await asked.get(learned)?.get(keyOf(named))?.listed;
}

/** The demo model has no server. */
function isDemo(endpoint: ModelEndpoint): boolean {
  return endpoint.fetch !== undefined;
}

function keyOf({ baseUrl, model }: Named): string {
  return `${baseUrl} ${model}`;
}

/** Never rejects: a server may have no list of models. */
async function store(
  learned: LearnedFacts,
  endpoint: ModelEndpoint,
  seen: (facts: ModelFacts) => ModelFacts,
): Promise<void> {
  await ask(endpoint).then(
    (facts) => learned.list(endpoint.baseUrl, endpoint.model, seen(facts)),
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
