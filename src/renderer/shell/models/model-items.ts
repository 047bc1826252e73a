import type { ModelChoice } from '@shared/chat/chat';
import { factsOfModel } from '@shared/settings/facts-of-model';
import { demoProviderId, type ProviderView, providerName } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import type { MenuItem } from '../../ui/menu/menu-item';
import { chatModel, modelLabel } from './chat-model';
import { factsText } from './facts-text';

// The menu of the model picker: under each provider its model, and the chat's model if that differs. A model with its
// provider's name appears without the heading. Pure.

type Situation = {
  readonly providers: readonly ProviderView[];
  readonly activeProvider: string | null;
  /** The chat's own choice. */
  readonly choice: ModelChoice | null;
  /** Another model than the demo one has replied in this chat. */
  readonly isOthersChat: boolean;
  onChoose(choice: ModelChoice | null): void;
  /** Begins a new chat with the model. */
  onBegin(choice: ModelChoice): void;
};

export function modelItems(situation: Situation): readonly MenuItem[] {
  const { providers, choice, onChoose, onBegin } = situation;
  const current = chatModel(situation, choice);
  const items = providers.flatMap((provider): MenuItem[] => {
    const models = new Set([
      provider.model,
      ...(current?.provider.id === provider.id ? [current.model] : []),
    ]);
    const isDemo = provider.id === demoProviderId;
    const needsNewChat = isDemo && situation.isOthersChat;
    const commands = [...models].map((model) => ({
      label: modelLabel({ provider, model }),
      hint: needsNewChat ? words('model-picker.new-chat-hint') : hintOf(provider, model),
      checked: current?.provider.id === provider.id && current.model === model,
      onSelect: () => (needsNewChat ? onBegin : onChoose)({ providerId: provider.id, model }),
    }));
    const heading = providerName(provider);
    const isTold = commands.every(({ label }) => label === heading);
    return [isTold ? 'separator' : { heading }, ...commands];
  });
  if (choice === null) return items;
  return [
    ...items,
    'separator',
    { label: words('model-picker.follow-settings'), onSelect: () => onChoose(null) },
  ];
}

function hintOf(provider: ProviderView, model: string): string | undefined {
  if (provider.id === demoProviderId) return words('model-picker.demo-hint');
  return factsText(factsOfModel(provider, model)) || undefined;
}
