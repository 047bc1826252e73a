import type { AppState } from '@shared/app-state';
import type { Item, ModelChoice } from '@shared/chat/chat';
import { demoProviderId, type ProviderView, providerName } from '@shared/settings/settings';

// The model of a chat, and its display name. Pure.

export type ChatModel = {
  readonly provider: ProviderView;
  readonly model: string;
  /** The choice for the chat. */
  readonly effort?: string | undefined;
};

type Providers = Pick<AppState, 'providers' | 'activeProvider'>;

/** The chat's own choice, else the active provider's model, or null; also null if the chosen provider is gone. */
export function chatModel(app: Providers, choice: ModelChoice | null): ChatModel | null {
  if (choice) {
    const own = app.providers.find((provider) => provider.id === choice.providerId);
    return own ? { provider: own, model: choice.model, effort: choice.effort } : null;
  }
  const active = app.providers.find((provider) => provider.id === app.activeProvider);
  return active ? { provider: active, model: active.model } : null;
}

export function modelLabel({ provider, model }: ChatModel): string {
  return model === '' || provider.id === demoProviderId ? providerName(provider) : model;
}

/** Whether another model than the demo one has replied: the demo's script cannot continue such a chat. */
export function isOthersChat(items: readonly Item[], providers: readonly ProviderView[]): boolean {
  const demo = providers.find(({ id }) => id === demoProviderId);
  return items.some((item) => item.kind === 'assistant' && item.model !== demo?.model);
}

/** Neither the user nor the environment has chosen a provider: the first run. */
export function nothingChosen(app: Pick<AppState, 'settings' | 'providers'>): boolean {
  return (
    app.settings.activeProvider === null &&
    !app.providers.some((provider) => provider.origin === 'environment')
  );
}
