import type { TextKey } from '@shared/texts/text';
import { create } from 'zustand';
import { showSettings } from './ui-state';

// The provider that somebody wants to look at because its key, its address or its model was refused: the settings
// open with it.

export type ProviderCheck = { readonly providerId: string; readonly field: 'key' | 'address' | 'model' };

export const checkLabels = {
  key: 'endpoint.check-key',
  address: 'endpoint.check-address',
  model: 'endpoint.check-model',
} as const satisfies Readonly<Record<ProviderCheck['field'], TextKey>>;

export const useProviderCheck = create<{ readonly check: ProviderCheck | null }>()(() => ({ check: null }));

export function checkProvider(check: ProviderCheck): void {
  useProviderCheck.setState({ check });
  showSettings('models');
}

export function endProviderCheck(): void {
  useProviderCheck.setState({ check: null });
}
