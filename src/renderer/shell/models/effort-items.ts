import type { ModelChoice } from '@shared/chat/chat';
import { factsOfModel, settingsOfModel } from '@shared/settings/facts-of-model';
import { words } from '@shared/texts/text';
import type { MenuItem } from '../../ui/menu/menu-item';
import type { ChatModel } from './chat-model';
import { effortText } from './facts-text';

/** Menu entries for the reasoning effort; empty unless the model is known to support it. Pure. */
export function effortItems(
  { provider, model, effort: chosen }: ChatModel,
  onChoose: (choice: ModelChoice) => void,
): readonly MenuItem[] {
  const known = factsOfModel(provider, model).efforts ?? [];
  // Includes a chosen but unsupported value, so that the user can remove it.
  const efforts = chosen === undefined || known.includes(chosen) ? known : [...known, chosen];
  if (efforts.length === 0) return [];
  const { effort: set } = settingsOfModel(provider, model);
  const usual = set
    ? words('effort-picker.set', { effort: effortText(set) })
    : words('effort-picker.default');
  const choose = (effort?: string) => onChoose({ providerId: provider.id, model, ...(effort && { effort }) });
  return [
    { heading: words('effort-picker.title') },
    { label: usual, checked: chosen === undefined, onSelect: () => choose() },
    ...efforts.map((effort) => ({
      label: effortText(effort),
      checked: chosen === effort,
      onSelect: () => choose(effort),
    })),
  ];
}
