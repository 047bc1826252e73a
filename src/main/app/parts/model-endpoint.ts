import type { ChatState, ModelChoice } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import type { Change } from '@shared/models/learned-schema';
import type { ModelFacts } from '@shared/models/model-facts';
import { usualContextWindow } from '@shared/models/model-families';
import type { ProtocolName } from '@shared/models/protocol-names';
import { factsOfModel, settingsOfModel } from '@shared/settings/facts-of-model';
import { protocolOfAddress } from '@shared/settings/protocol-of-address';
import {
  demoModelName,
  demoProviderId,
  environmentProviderId,
  type ModelsQuery,
  nameOfProvider,
  type ProviderView,
} from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import type { ListedEndpoint } from '../../agent/model/facts/list-models';
import { printedKeyOf } from '../../agent/model/key-command';
import type { ModelEndpoint, ModelOptions } from '../../agent/model/kit/model';
import { UnnamedModelError } from '../../agent/model/unnamed-model';
import { spentOn } from '../../agent/spent-on';
import type { SettingsStore } from '../../storage/settings';
import { askFacts } from './ask-facts';

/**
 * The provider for a chat's requests: the chat's choice, otherwise the active one. AppError `unavailable` if there is
 * none.
 */
export function providerOf(settings: SettingsStore, choice: ModelChoice | null): ProviderView {
  const providerId = providerIdOf(settings, choice);
  if (providerId === null) throw new AppError('unavailable', textOf('model.none'));
  const provider = settings.current().providers.find(({ id }) => id === providerId);
  if (provider) return provider;
  throw new AppError('unavailable', textOf('model.provider-gone', { provider: providerId }));
}

function providerIdOf(settings: SettingsStore, choice: ModelChoice | null): string | null {
  const { activeProvider, settings: written } = settings.current();
  return choice?.providerId ?? activeProvider ?? written.activeProvider;
}

/**
 * The endpoint for a chat's requests, with the key. AppError `unavailable` if the chat has no model, or only one that
 * may not continue it.
 */
export async function modelEndpoint(
  settings: SettingsStore,
  { model: choice, items }: Pick<ChatState, 'model' | 'items'>,
  work: 'chat' | 'beside' = 'chat',
): Promise<ModelEndpoint> {
  const provider = providerOf(settings, choice);
  if (provider.id === demoProviderId) assertOnlyDemo(items);
  const model = (work === 'beside' && provider.smallModel) || choice?.model || provider.model;
  if (!model) throw new UnnamedModelError(nameOfProvider(provider));
  const { baseUrl } = provider;
  const asked = { baseUrl, model, protocol: protocolFor(provider) };
  const learned = settings.learned.of(asked);
  const endpoint = {
    ...endpointOfProvider(provider, { model, effort: work === 'chat' ? choice?.effort : undefined, learned }),
    ...(await keyFor(settings, provider)),
  };
  return {
    ...endpoint,
    learn: (changes) => settings.learned.learn(asked, changes),
    answered: (hasCalls) => askFacts(settings.learned, endpoint, { hasCalls }),
    ...(provider.id === demoProviderId
      ? { fetch: await demoFetch() }
      : {
          spend: (counted) =>
            void settings.spending.add(spentOn({ providerId: provider.id, model }, counted)),
        }),
  };
}

/** The known facts of the chat's model; empty if none is chosen. */
export function factsFor(settings: SettingsStore, choice: ModelChoice | null): ModelFacts {
  const providerId = providerIdOf(settings, choice);
  const provider = settings.current().providers.find(({ id }) => id === providerId);
  const model = choice?.model || provider?.model || '';
  return provider ? factsOfModel(provider, model) : {};
}

/** Loads the demo model on first use. */
async function demoFetch(): Promise<typeof globalThis.fetch> {
  const { createDemoFetch } = await import('../../demo-model/demo-model');
  return createDemoFetch();
}

/**
 * The endpoint for a list of models. AppError `unavailable` if the provider is gone, or its key is for another address.
 */
export async function modelListEndpoint(
  settings: SettingsStore,
  query: ModelsQuery,
): Promise<ListedEndpoint> {
  if (!('providerId' in query)) {
    const { baseUrl, key, headers = {}, keyCommand, protocol = protocolOfAddress(baseUrl) } = query;
    const asked = { baseUrl, headers, query: query.query ?? {}, protocol };
    return keyCommand
      ? { ...asked, printedKey: printedKeyOf(keyCommand) }
      : { ...asked, apiKey: key ?? null };
  }
  const provider = providerOf(settings, { providerId: query.providerId, model: '' });
  const { baseUrl, headers } = provider;
  return {
    ...(await keyFor(settings, { ...provider, keyCommand: query.keyCommand })),
    protocol: query.protocol ?? provider.protocol ?? protocolOfAddress(baseUrl),
    baseUrl,
    headers: query.headers ?? headers,
    query: query.query ?? {},
  };
}

/** A key from the environment overrides a key command for the same address. */
async function keyFor(
  settings: SettingsStore,
  provider: ProviderView,
): Promise<Pick<ModelEndpoint, 'apiKey' | 'printedKey'>> {
  const isGiven = provider.id === environmentProviderId && provider.hasKey;
  if (provider.keyCommand && !isGiven) return { apiKey: null, printedKey: printedKeyOf(provider.keyCommand) };
  return { apiKey: await settings.keyOf(provider) };
}

/** The demo's script must not continue a chat of a real model. */
function assertOnlyDemo(items: ChatState['items']): void {
  const other = items.find((item) => item.kind === 'assistant' && item.model !== demoModelName);
  if (other?.kind !== 'assistant') return;
  throw new AppError('unavailable', textOf('model.not-the-demo', { model: other.model }));
}

type Asked = {
  readonly model: string;
  readonly effort?: string | undefined;
  readonly learned: readonly Change[];
};

/** Everything except its key. */
export function endpointOfProvider(
  provider: ProviderView,
  { model, effort: chosen, learned }: Asked,
): Omit<ModelEndpoint, 'apiKey' | 'printedKey'> {
  const { effort, maxOutput, temperature, topP, body } = settingsOfModel(provider, model);
  const facts = factsOfModel(provider, model);
  return {
    providerId: provider.id,
    providerName: nameInFailures(provider),
    baseUrl: provider.baseUrl,
    headers: provider.headers,
    query: provider.query ?? {},
    model,
    contextWindow: facts.contextWindow ?? usualContextWindow,
    images: facts.images ?? false,
    files: facts.files ?? false,
    tools: facts.tools ?? true,
    protocol: protocolFor(provider),
    ...(provider.timeouts && { timeouts: provider.timeouts }),
    options: withoutAbsent({ effort: chosen ?? effort, maxOutput, temperature, topP, body }),
    learned,
  };
}

export function protocolFor({ protocol, baseUrl }: Pick<ProviderView, 'protocol' | 'baseUrl'>): ProtocolName {
  return protocol ?? protocolOfAddress(baseUrl);
}

function withoutAbsent(
  options: { readonly [Key in keyof ModelOptions]: ModelOptions[Key] | undefined },
): ModelOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** For a provider from the environment, the name is the server's host: it identifies the failed server. */
function nameInFailures(provider: ProviderView): ModelEndpoint['providerName'] {
  const host = provider.id === environmentProviderId ? URL.parse(provider.baseUrl)?.host : undefined;
  return host || nameOfProvider(provider);
}
