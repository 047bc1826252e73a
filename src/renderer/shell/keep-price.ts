import type { ModelChoice } from '@shared/chat/chat';
import type { Price } from '@shared/cost/price-schema';
import type { ProviderView } from '@shared/settings/settings';
import { api } from '../state/server-state';

/** Keeps the price that an endpoint of the settings lists for the chosen model; one that the person gave stays. */
export async function keepPrice(
  providers: readonly ProviderView[],
  { providerId, model }: ModelChoice,
  listed: Price | null,
): Promise<void> {
  const provider = providers.find(({ id }) => id === providerId);
  if (listed === null || provider?.origin !== 'settings') return;
  const { hasKey, origin, prices = {}, ...saved } = provider;
  if (Object.hasOwn(prices, model)) return;
  await api.settings.saveProvider({ provider: { ...saved, prices: { ...prices, [model]: listed } } });
}
