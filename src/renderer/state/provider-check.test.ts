import { emptyAppState } from '@shared/app-state';
import type { ProviderView } from '@shared/settings/settings';
import { providerSchema } from '@shared/settings/settings-schema';
import { beforeEach, expect, it } from 'vitest';
import { checkProvider, useProviderCheck } from './provider-check';
import { useServerState } from './server-state';
import { useUiState } from './ui-state';

const provider = (id: string, origin: ProviderView['origin']): ProviderView => ({
  ...providerSchema.parse({ id, name: id, baseUrl: 'http://127.0.0.1:9/v1', model: '' }),
  hasKey: false,
  origin,
});

beforeEach(() => {
  useProviderCheck.setState({ check: null, choosesModel: false });
  useUiState.setState({ page: 'work' });
  const providers = [provider('environment', 'environment'), provider('mine', 'settings')];
  useServerState.setState({ app: { ...emptyAppState, providers } });
});

it('looks at a provider of the settings in its form', () => {
  checkProvider({ providerId: 'mine', field: 'model' });
  expect(useProviderCheck.getState().check).toEqual({ providerId: 'mine', field: 'model' });
  expect(useUiState.getState().page).toBe('settings');
});

it('chooses a model for the chat where the environment names none', () => {
  checkProvider({ providerId: 'environment', field: 'model' });
  expect(useProviderCheck.getState()).toEqual({ check: null, choosesModel: true });
  expect(useUiState.getState().page).toBe('work');
});
