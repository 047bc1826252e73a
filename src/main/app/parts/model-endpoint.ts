import type { ChatState, ModelChoice } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import {
  demoModelName,
  demoProviderId,
  environmentProviderId,
  type ModelsQuery,
  nameOfProvider,
  type ProviderView,
} from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { contextWindowOf } from '../../agent/context-window';
import { printedKeyOf } from '../../agent/model/key-command';
import type { ListedEndpoint } from '../../agent/model/list-models';
import type { ModelEndpoint } from '../../agent/model/model';
import { UnnamedModelError } from '../../agent/model/unnamed-model';
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
): Promise<ModelEndpoint> {
  const provider = providerOf(settings, choice);
  if (provider.id === demoProviderId) assertOnlyDemo(items);
  const model = choice?.model || provider.model;
  if (!model) throw new UnnamedModelError(nameOfProvider(provider));
  return {
    ...endpointOfProvider(provider, model),
    ...(await keyFor(settings, provider)),
    ...(provider.id === demoProviderId && { fetch: await demoFetch() }),
  };
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
  return provider?.contextWindow ?? contextWindowOf(choice?.model || provider?.model || '');
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

function endpointOfProvider(
  provider: ProviderView,
  model: string,
): Omit<ModelEndpoint, 'apiKey' | 'printedKey'> {
  return {
    providerId: provider.id,
    providerName: nameInFailures(provider),
    baseUrl: provider.baseUrl,
    headers: provider.headers,
    query: provider.query ?? {},
    model,
    contextWindow: provider.contextWindow ?? contextWindowOf(model),
    images: provider.images,
    files: provider.files,
    tools: provider.tools,
  };
}

/** That it comes from the environment says nothing of whose server failed. */
function nameInFailures(provider: ProviderView): ModelEndpoint['providerName'] {
  const host = provider.id === environmentProviderId ? URL.parse(provider.baseUrl)?.host : undefined;
  return host || nameOfProvider(provider);
}
