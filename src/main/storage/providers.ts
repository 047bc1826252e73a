import {
  demoProviderId,
  environmentProviderId,
  type Provider,
  type ProviderView,
  type Settings,
} from '@shared/settings/settings';
import { sayInEnglish, textOf } from '@shared/texts/text';

// Provider registry, and the active provider: those of the settings, the one from the environment, and the demo.

export type Providers = {
  readonly providers: readonly ProviderView[];
  /** Null: none is chosen, or the chosen one is gone. The demo model never replaces it automatically. */
  readonly activeProvider: string | null;
};

export type ProviderSources = {
  readonly settings: Settings;
  readonly env: NodeJS.ProcessEnv;
  readonly hasKey: (provider: Provider) => boolean;
};

const demo: ProviderView = {
  id: demoProviderId,
  name: sayInEnglish(textOf('model.demo')),
  baseUrl: 'http://demo.invalid/v1',
  model: 'demo',
  headers: {},
  hasKey: false,
  origin: 'built-in',
};

const openAiUrl = 'https://api.openai.com/v1';
const openAiModel = 'gpt-5.1';

export function listProviders({ settings, env, hasKey }: ProviderSources): Providers {
  const own = settings.providers.map(
    (provider): ProviderView => ({ ...provider, hasKey: hasKey(provider), origin: 'settings' }),
  );
  const environment = environmentProvider(settings.providers, env);
  const active = environment?.id ?? chosenProvider(settings);
  return {
    providers: [
      ...(environment ? [environment] : []),
      ...own.map(withModelOf(env, environment ? null : active)),
      demo,
    ],
    activeProvider: active,
  };
}

/**
 * The provider from `OPENAI_BASE_URL` and `OPENAI_API_KEY`. A key from the environment goes only to the address from
 * the environment or to OpenAI. It never goes to an address in the file.
 */
function environmentProvider(own: readonly Provider[], env: NodeJS.ProcessEnv): ProviderView | null {
  if (!env.OPENAI_BASE_URL && !env.OPENAI_API_KEY) return null;
  const baseUrl = (env.OPENAI_BASE_URL || openAiUrl).replace(/\/+$/, '');
  const same = own.find((provider) => provider.baseUrl.replace(/\/+$/, '') === baseUrl);
  return {
    ...(same ?? { headers: {} }),
    id: environmentProviderId,
    name: sayInEnglish(textOf('model.environment')),
    baseUrl,
    model: env.OPENAI_MODEL || same?.model || (baseUrl === openAiUrl ? openAiModel : ''),
    hasKey: Boolean(env.OPENAI_API_KEY),
    origin: 'environment',
  };
}

function chosenProvider({ activeProvider, providers }: Settings): string | null {
  if (activeProvider === null) return providers[0]?.id ?? null;
  const exists = activeProvider === demoProviderId || providers.some(({ id }) => id === activeProvider);
  return exists ? activeProvider : null;
}

/** `OPENAI_MODEL` alone sets the model of the active provider. */
function withModelOf(
  env: NodeJS.ProcessEnv,
  providerId: string | null,
): (provider: ProviderView) => ProviderView {
  const model = env.OPENAI_MODEL;
  return (provider) => (model && provider.id === providerId ? { ...provider, model } : provider);
}
