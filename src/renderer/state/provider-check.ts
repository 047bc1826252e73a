import type { TextKey } from '@shared/texts/text';
import { create } from 'zustand';
import { useServerState } from './server-state';
import { showSettings } from './ui-state';

// The provider that somebody wants to look at because its key, its address or its model was refused: the settings
// open with it.

export type ProviderCheck = { readonly providerId: string; readonly field: CheckedField };

export type CheckedField = 'key' | 'address' | 'model' | 'tools';

export const checkLabels = {
  key: 'endpoint.check-key',
  address: 'endpoint.check-address',
  model: 'endpoint.check-model',
  tools: 'endpoint.check-tools',
} as const satisfies Readonly<Record<CheckedField, TextKey>>;

type Checking = {
  readonly check: ProviderCheck | null;
  /** The chat in front gets another model: what all endpoints list is shown. */
  readonly choosesModel: boolean;
};

export const useProviderCheck = create<Checking>()(() => ({ check: null, choosesModel: false }));

const ofModel: ReadonlySet<CheckedField> = new Set(['model', 'tools']);

/** What the settings do not hold has no form: its model is chosen for the chat. */
export function checkProvider(check: ProviderCheck): void {
  if (ofModel.has(check.field) && !hasForm(check.providerId)) chooseModel();
  else {
    useProviderCheck.setState({ check });
    showSettings('models');
  }
}

export function endProviderCheck(): void {
  useProviderCheck.setState({ check: null });
}

export function chooseModel(): void {
  useProviderCheck.setState({ choosesModel: true });
}

export function endChoosingModel(): void {
  useProviderCheck.setState({ choosesModel: false });
}

function hasForm(providerId: string): boolean {
  const { providers } = useServerState.getState().app ?? { providers: [] };
  return providers.some(({ id, origin }) => id === providerId && origin === 'settings');
}
