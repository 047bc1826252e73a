import type { ChatState, ModelChoice } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import type { Change } from '@shared/models/learned-schema';
import {
  demoModelName,
  demoProviderId,
  environmentProviderId,
  type ModelSettings,
  type ModelsQuery,
  nameOfProvider,
  type ProtocolName,
  type Provider,
  type ProviderView,
} from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { contextWindowOf } from '../../agent/context-window';
import { printedKeyOf } from '../../agent/model/key-command';
import { learnedTokens } from '../../agent/model/kit/learned';
import type { ModelEndpoint, ModelOptions } from '../../agent/model/kit/model';
import type { ListedEndpoint } from '../../agent/model/list-models';
import { UnnamedModelError } from '../../agent/model/unnamed-model';
import { spentOn } from '../../agent/spent-on';
import { compileGlob } from '../../base/glob-pattern';
import type { SettingsStore } from '../../storage/settings';

/** The provider a chat's requests go to: its own choice, else the active one. AppError `unavailable` when there is none. */
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

/** Where a chat's requests go, with the key. AppError `unavailable` when it has no model, or none that may go on with it. */
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
  const learned = await settings.learned.of(baseUrl, model);
  return {
    ...endpointOfProvider(provider, { model, learned }),
    ...(await keyFor(settings, provider)),
    learn: (changes) => settings.learned.learn(baseUrl, model, changes),
    ...(provider.id === demoProviderId
      ? { fetch: await demoFetch() }
      : {
          spend: (counted) =>
            void settings.spending.add(spentOn({ providerId: provider.id, model }, counted)),
        }),
  };
}

/** Whether the chat's model is offered tools; so, where it has none. */
export function takesTools(settings: SettingsStore, choice: ModelChoice | null): boolean {
  const providerId = providerIdOf(settings, choice);
  return settings.current().providers.find(({ id }) => id === providerId)?.tools ?? true;
}

/** Loaded when it is chosen. */
async function demoFetch(): Promise<typeof globalThis.fetch> {
  const { createDemoFetch } = await import('../../demo-model/demo-model');
  return createDemoFetch();
}

/** What the chat's model takes in all, in tokens; what is usual where it has none. */
export function contextWindowFor(settings: SettingsStore, choice: ModelChoice | null): number {
  const providerId = providerIdOf(settings, choice);
  const provider = settings.current().providers.find(({ id }) => id === providerId);
  const model = choice?.model || provider?.model || '';
  const known = provider && settingsOfModel(provider, model).contextWindow;
  return known ?? provider?.contextWindow ?? contextWindowOf(model);
}

/** Where the models are asked for. AppError `unavailable` when the provider is gone, or its key is for another address. */
export async function modelListEndpoint(
  settings: SettingsStore,
  query: ModelsQuery,
): Promise<ListedEndpoint> {
  if (!('providerId' in query)) {
    const { baseUrl, key, headers = {}, keyCommand } = query;
    const asked = { baseUrl, headers, query: query.query ?? {} };
    return keyCommand
      ? { ...asked, printedKey: printedKeyOf(keyCommand) }
      : { ...asked, apiKey: key ?? null };
  }
  const provider = providerOf(settings, { providerId: query.providerId, model: '' });
  const { baseUrl, headers } = provider;
  return {
    ...(await keyFor(settings, { ...provider, keyCommand: query.keyCommand })),
    baseUrl,
    headers: query.headers ?? headers,
    query: query.query ?? {},
  };
}

/** A key of the environment's variables stands over a command that was set for the same address. */
async function keyFor(
  settings: SettingsStore,
  provider: ProviderView,
): Promise<Pick<ModelEndpoint, 'apiKey' | 'printedKey'>> {
  const isGiven = provider.id === environmentProviderId && provider.hasKey;
  if (provider.keyCommand && !isGiven) return { apiKey: null, printedKey: printedKeyOf(provider.keyCommand) };
  return { apiKey: await settings.keyOf(provider) };
}

/** A script must not go on with what a person and a real model have begun. */
function assertOnlyDemo(items: ChatState['items']): void {
  const other = items.find((item) => item.kind === 'assistant' && item.model !== demoModelName);
  if (other?.kind !== 'assistant') return;
  throw new AppError('unavailable', textOf('model.not-the-demo', { model: other.model }));
}

type Known = { readonly model: string; readonly learned: readonly Change[] };

function endpointOfProvider(
  provider: ProviderView,
  { model, learned }: Known,
): Omit<ModelEndpoint, 'apiKey' | 'printedKey'> {
  const set = settingsOfModel(provider, model);
  const { effort, maxOutput, temperature, topP, body } = set;
  return {
    providerId: provider.id,
    providerName: nameInFailures(provider),
    baseUrl: provider.baseUrl,
    headers: provider.headers,
    query: provider.query ?? {},
    model,
    contextWindow:
      set.contextWindow ??
      provider.contextWindow ??
      learnedTokens(learned, 'context-window') ??
      contextWindowOf(model),
    images: set.images ?? provider.images,
    files: set.files ?? provider.files,
    tools: set.tools ?? provider.tools,
    protocol: provider.protocol ?? protocolAt(provider.baseUrl),
    ...(provider.timeouts && { timeouts: provider.timeouts }),
    options: withoutAbsent({ effort, maxOutput, temperature, topP, body }),
    learned,
  };
}

/** Of all entries that are about the model, the longest name says it; the rest say what that leaves open. */
export function settingsOfModel({ models = {} }: Pick<Provider, 'models'>, model: string): ModelSettings {
  const about = Object.entries(models).filter(([name]) => name === model || compileGlob(name)(model));
  const byLength = about.toSorted(([one], [other]) => one.length - other.length);
  return Object.assign({}, ...byLength.map(([, said]) => said)) as ModelSettings;
}

/** Those who began a protocol of their own. */
const protocols: Readonly<Record<string, ProtocolName>> = {
  'api.openai.com': 'responses',
  'api.anthropic.com': 'messages',
};

function protocolAt(baseUrl: string): ProtocolName {
  return protocols[URL.parse(baseUrl)?.hostname ?? ''] ?? 'chat-completions';
}

function withoutAbsent(
  options: { readonly [Key in keyof ModelOptions]: ModelOptions[Key] | undefined },
): ModelOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** That it comes from the environment says nothing of whose server failed. */
function nameInFailures(provider: ProviderView): ModelEndpoint['providerName'] {
  const host = provider.id === environmentProviderId ? URL.parse(provider.baseUrl)?.host : undefined;
  return host || nameOfProvider(provider);
}
