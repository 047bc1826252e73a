import { AppError } from '@shared/errors';
import type { Provider } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import type { Secrets } from './secrets';

// Provider keys: the stored keys of the model providers. The user enters a key for one origin; Pilotfish sends it only
// there, even after a change of the settings.

export type KeyOwner = Pick<Provider, 'id' | 'name' | 'baseUrl'>;

export type ProviderKeys = {
  /** Whether there is a key for the provider's address. */
  has(provider: KeyOwner): boolean;
  /** Null if there is none. Throws AppError `unavailable` if the key is for another address, or cannot be decrypted. */
  of(provider: KeyOwner): Promise<string | null>;
  /**
   * For a provider that will replace `before`. An empty `key` deletes the stored key, an absent one leaves it. Throws
   * AppError `invalid` if the stored key is for a different server.
   */
  keep(provider: KeyOwner, key: string | undefined, before: KeyOwner | undefined): Promise<void>;
  forget(providerId: string): Promise<void>;
  /** Binds old keys without a stored address to the current address. */
  bind(providers: readonly KeyOwner[]): Promise<void>;
};

export function createProviderKeys(secrets: Secrets): ProviderKeys {
  const boundTo = ({ id, baseUrl }: KeyOwner) => secrets.originOf(secretName(id)) ?? originOf(baseUrl);
  const isFor = (provider: KeyOwner) => boundTo(provider) === originOf(provider.baseUrl);
  const isStored = ({ id }: KeyOwner) => secrets.has(secretName(id));
  const moveOf = (provider: KeyOwner) => ({
    provider: provider.name,
    origin: boundTo(provider),
    next: originOf(provider.baseUrl),
  });

  const keys: ProviderKeys = {
    has: (provider) => isStored(provider) && isFor(provider),
    async of(provider) {
      if (isStored(provider) && !isFor(provider))
        throw new AppError('unavailable', textOf('key.moved', moveOf(provider)));
      return await secrets.get(secretName(provider.id));
    },
    async keep(provider, key, before) {
      if (key) return await secrets.set(secretName(provider.id), key, originOf(provider.baseUrl));
      if (!isStored(provider) || (key === undefined && isFor(provider))) return;
      if (key === undefined && before) throw new AppError('invalid', textOf('key.moving', moveOf(provider)));
      await keys.forget(provider.id);
    },
    forget: (providerId) => secrets.remove(secretName(providerId)),
    async bind(providers) {
      for (const provider of providers)
        if (isStored(provider) && secrets.originOf(secretName(provider.id)) === null)
          await secrets.bind(secretName(provider.id), originOf(provider.baseUrl));
    },
  };
  return keys;
}

function secretName(providerId: string): string {
  return `provider:${providerId}`;
}

function originOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.origin ?? baseUrl;
}
