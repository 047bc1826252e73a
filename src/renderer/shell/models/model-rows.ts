import { factsOfModel } from '@shared/settings/facts-of-model';
import type { ListedModel, ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { factsText } from './facts-text';

// Rows of the dialog with a provider's models: those that match the typed text, and at the end the text itself.

export type ModelRow = {
  readonly model: string;
  readonly label: string;
  readonly hint?: string;
  /** The present model of the chat. */
  readonly isCurrent: boolean;
};

type ListedModels = {
  readonly provider: ProviderView;
  readonly models: readonly ListedModel[];
  readonly typed: string;
  /** The chat's model, if it is one of this provider. */
  readonly current: string | null;
};

/** The maximum number of rows; typing narrows the list. */
const most = 200;

export function modelRows({ provider, models, typed, current }: ListedModels): readonly ModelRow[] {
  const found = models.filter(({ id }) => id.toLowerCase().includes(typed.toLowerCase()));
  const untilCurrent = found.findIndex(({ id }) => id === current) + 1;
  const rows = found.slice(0, Math.max(most, untilCurrent)).map(({ id, ...listed }) => ({
    model: id,
    label: id,
    hint: factsText(factsOfModel({ ...provider, known: { [id]: listed } }, id)),
    isCurrent: id === current,
  }));
  if (typed === '' || found.some(({ id }) => id === typed)) return rows;
  const label = words('model-picker.as-typed', { model: typed });
  return [...rows, { model: typed, label, isCurrent: typed === current }];
}
