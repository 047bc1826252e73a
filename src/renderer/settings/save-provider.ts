import type { Provider } from '@shared/settings';
import { api } from '../mirror';

/** Saves an endpoint and makes it the one that new chats use. An empty key stores none. */
export async function saveAndUse(provider: Provider, key: string): Promise<void> {
  await api.settings.saveProvider({ provider, ...(key !== '' && { key }) });
  await api.settings.change({ activeProvider: provider.id });
}
