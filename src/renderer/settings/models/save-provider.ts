import type { Provider } from '@shared/settings/settings';
import { api } from '../../state/server-state';

/** Saves a provider and selects it for new chats. An absent key keeps the stored one; an empty key deletes it. */
export async function saveAndUse(provider: Provider, key: { readonly key?: string }): Promise<void> {
  await api.settings.saveProvider({ provider, ...key });
  await api.settings.change({ activeProvider: provider.id });
}
