import type { ModelFacts } from '@shared/models/model-facts';
import { factsOfFamily, usualContextWindow } from '@shared/models/model-families';
import { factsOfModel, settingsOfModel } from '@shared/settings/facts-of-model';
import type { ConnectionQuery, ProviderView } from '@shared/settings/settings';
import { type Text, textOf } from '@shared/texts/text';
import { type ListedEndpoint, listedFactsOf } from '../../agent/model/facts/list-models';
import type { ConnectionTrial } from '../../agent/model/try-connection';
import type { SettingsStore } from '../../storage/settings';
import { endpointOfProvider, modelListEndpoint, protocolFor } from './model-endpoint';

/** The endpoint of a connection test: the values in the form, with the key that also requests its list of models. */
export async function connectionTrial(
  settings: SettingsStore,
  { of, provider: typed }: ConnectionQuery,
  signal: AbortSignal,
): Promise<ConnectionTrial> {
  const listed = await modelListEndpoint(settings, of);
  const { apiKey = null, printedKey } = listed;
  const provider = typedProvider(listed, { ...typed, id: 'providerId' in of ? of.providerId : '' });
  const { baseUrl, model } = provider;
  const asked = { baseUrl, model, protocol: protocolFor(provider) };
  const learned = settings.learned.of(asked);
  return {
    endpoint: {
      ...endpointOfProvider({ ...provider, known: settings.learned.factsAt(baseUrl) }, { model, learned }),
      apiKey,
      printedKey,
      learn: (changes) => settings.learned.learn(asked, changes),
    },
    async contextWindow() {
      // A server may have no list of models.
      const facts = await listedFactsOf({ ...listed, baseUrl }, model, signal).catch(() => null);
      if (facts !== null) settings.learned.list(baseUrl, model, facts);
      return windowText({ ...provider, known: settings.learned.factsAt(baseUrl) }, facts ?? {});
    },
    tryImages: settingsOfModel(provider, model).images !== false,
  };
}

type Typed = ConnectionQuery['provider'] & { readonly id: string };

/** The typed provider in the form in which it is saved. */
function typedProvider(
  { baseUrl: typed, headers = {}, query = {} }: ListedEndpoint,
  rest: Typed,
): ProviderView {
  const baseUrl = typed.replace(/\/+$/, '');
  const name = URL.parse(baseUrl)?.host ?? baseUrl;
  return { ...rest, name, baseUrl, headers, query, hasKey: false, origin: 'settings' };
}

/** The size of the context window and its source. */
function windowText(provider: ProviderView, listed: ModelFacts): Text {
  const { model } = provider;
  const tokens = factsOfModel(provider, model).contextWindow ?? usualContextWindow;
  if ((settingsOfModel(provider, model).contextWindow ?? provider.contextWindow) !== undefined)
    return textOf('connection.window-set', { tokens });
  if (listed.contextWindow === tokens) return textOf('connection.window-listed', { tokens });
  if (provider.known?.[model]?.contextWindow !== undefined)
    return textOf('connection.window-learned', { tokens });
  const isKnown = factsOfFamily(model).contextWindow !== undefined;
  return textOf(isKnown ? 'connection.window-known' : 'connection.window-assumed', { tokens });
}
