import type { AppState } from '@shared/app-state';
import type { Item, ModelChoice } from '@shared/chat/chat';
import { demoProviderId, type ProviderView, providerName } from '@shared/settings/settings';

// Which model a chat talks to, and how it is called on screen. Pure.

export type ChatModel = {
  readonly provider: ProviderView;
  readonly model: string;
  /** As chosen for the chat. */
  readonly effort?: string | undefined;
};

type Providers = Pick<AppState, 'providers' | 'activeProvider'>;

/** The chat's own choice, else the active provider's model; null while nothing is chosen, or what was is gone. */
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

/** Another model than the demo one has answered: the demo's script cannot go on with such a chat. */
export function isOthersChat(items: readonly Item[], providers: readonly ProviderView[]): boolean {
  const demo = providers.find(({ id }) => id === demoProviderId);
  return items.some((item) => item.kind === 'assistant' && item.model !== demo?.model);
}

/** Nothing was chosen yet and nothing in the environment chooses: the first run. */
export function nothingChosen(app: Pick<AppState, 'settings' | 'providers'>): boolean {
  return (
    app.settings.activeProvider === null &&
    !app.providers.some((provider) => provider.origin === 'environment')
  );
}
