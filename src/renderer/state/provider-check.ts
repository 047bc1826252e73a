import type { TextKey } from '@shared/texts/text';
import { create } from 'zustand';
import { useServerState } from './server-state';
import { showSettings } from './ui-state';

// The provider whose key, address or model was refused and that the user wants to check. The settings open at its form.

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
  /** The user chooses another model for the chat in front: the list shows the models of all providers. */
  readonly choosesModel: boolean;
};

export const useProviderCheck = create<Checking>()(() => ({ check: null, choosesModel: false }));

const ofModel: ReadonlySet<CheckedField> = new Set(['model', 'tools']);

/** For a provider that has no form in the settings, the user chooses another model for the chat instead. */
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
