import type { ModelChoice } from '@shared/chat/chat';
import type { SettingsStore } from '../../storage/settings';
import { askFirstFacts } from './ask-facts';
import { modelEndpoint } from './model-endpoint';

/** Asks the server of the chosen model for its facts, such as the price. Null: the model of new chats. Never rejects. */
export async function askAboutChoice(settings: SettingsStore, model: ModelChoice | null): Promise<void> {
  try {
    await askFirstFacts(settings.learned, await modelEndpoint(settings, { model, items: [] }));
  } catch {
    // The next message reports why this model cannot be used.
  }
}
