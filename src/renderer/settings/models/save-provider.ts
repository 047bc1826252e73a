import type { Provider } from '@shared/settings/settings';
import { api } from '../../state/server-state';

/** Saves an endpoint and makes it the one that new chats use. No key keeps the one that is stored, '' forgets it. */
export async function saveAndUse(provider: Provider, key: { readonly key?: string }): Promise<void> {
  await api.settings.saveProvider({ provider, ...key });
  await api.settings.change({ activeProvider: provider.id });
}
