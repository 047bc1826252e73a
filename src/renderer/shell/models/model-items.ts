import type { ModelChoice } from '@shared/chat/chat';
import { factsOfModel, settingsOfModel } from '@shared/settings/facts-of-model';
import { demoProviderId, type ProviderView, providerName } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import type { MenuItem } from '../../ui/menu/menu-item';
import { type ChatModel, chatModel, modelLabel } from './chat-model';
import { effortText, factsText } from './facts-text';

// The model picker's menu: under each provider its model, and the one this chat uses if that is another. A model named as
// its provider stands alone. Pure.

type Situation = {
  readonly providers: readonly ProviderView[];
  readonly activeProvider: string | null;
  /** The chat's own choice. */
  readonly choice: ModelChoice | null;
  /** Another model than the demo one has answered in this chat. */
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
  const all = [...items, ...effortItems(current, situation)];
  if (choice === null) return all;
  return [
    ...all,
    'separator',
    { label: words('model-picker.follow-settings'), onSelect: () => onChoose(null) },
  ];
}

function hintOf(provider: ProviderView, model: string): string | undefined {
  if (provider.id === demoProviderId) return words('model-picker.demo-hint');
  return factsText(factsOfModel(provider, model)) || undefined;
}

/** How much the chat's model is to think, where it is known to take that. */
function effortItems(current: ChatModel | null, { choice, onChoose }: Situation): readonly MenuItem[] {
  if (current === null) return [];
  const { provider, model } = current;
  const { efforts = [] } = factsOfModel(provider, model);
  if (efforts.length === 0) return [];
  const { effort: set } = settingsOfModel(provider, model);
  const usual = set
    ? words('model-picker.effort-set', { effort: effortText(set) })
    : words('model-picker.effort-default');
  const choose = (effort?: string) => onChoose({ providerId: provider.id, model, ...(effort && { effort }) });
  return [
    { heading: words('model-picker.effort') },
    { label: usual, checked: choice?.effort === undefined, onSelect: () => choose() },
    ...efforts.map((effort) => ({
      label: effortText(effort),
      checked: choice?.effort === effort,
      onSelect: () => choose(effort),
    })),
  ];
}
