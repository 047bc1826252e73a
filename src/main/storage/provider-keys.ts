import { AppError } from '@shared/errors';
import type { Provider } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import type { Secrets } from './secrets';

// Provider keys: the stored keys of the model providers. A key is for the server it was given for: it leaves for that
// origin alone, whoever asks, and whatever the settings have come to say.

export type KeyOwner = Pick<Provider, 'id' | 'name' | 'baseUrl'>;

export type ProviderKeys = {
  /** Whether there is a key that may go to the provider's address. */
  has(provider: KeyOwner): boolean;
  /** Null when there is none. AppError `unavailable` when it is for another address, or cannot be decrypted. */
  of(provider: KeyOwner): Promise<string | null>;
  /**
   * For a provider that is to be saved, in place of `before`. `key` '' forgets the stored one, absent keeps it:
   * AppError `invalid` when that is for another server than the provider's.
   */
  keep(provider: KeyOwner, key: string | undefined, before: KeyOwner | undefined): Promise<void>;
  forget(providerId: string): Promise<void>;
  /** Keys of before their address was written down are for the address there is now. */
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
