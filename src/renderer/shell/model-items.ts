import type { ModelChoice } from '@shared/chat';
import { demoProviderId, type ProviderView } from '@shared/settings';
import type { MenuItem } from '../ui/Menu';
import { chatModel, modelLabel } from './chat-model';

// The model picker's menu: under each provider its model, and the one this chat uses if that is another. Pure.

type Situation = {
  readonly providers: readonly ProviderView[];
  readonly activeProvider: string | null;
  /** The chat's own choice. */
  readonly choice: ModelChoice | null;
  onChoose(choice: ModelChoice | null): void;
};

export function modelItems(situation: Situation): readonly MenuItem[] {
  const { providers, choice, onChoose } = situation;
  const current = chatModel(situation, choice);
  const items = providers.flatMap((provider): MenuItem[] => {
    const models = new Set([
      provider.model,
      ...(current?.provider.id === provider.id ? [current.model] : []),
    ]);
    const commands = [...models].map((model) => ({
      label: modelLabel({ provider, model }),
      hint: provider.id === demoProviderId ? 'Scripted and built in; nothing is sent anywhere.' : undefined,
      checked: current?.provider.id === provider.id && current.model === model,
      onSelect: () => onChoose({ providerId: provider.id, model }),
    }));
    return [{ heading: provider.name }, ...commands];
  });
  if (choice === null) return items;
  return [...items, 'separator', { label: 'Follow the settings', onSelect: () => onChoose(null) }];
}
