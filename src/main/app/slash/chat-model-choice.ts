import type { AppState } from '@shared/app-state';
import type { ModelChoice } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

/**
 * The model that a person names: `<provider>/<model>`, the one a provider is set to, or any of the active provider.
 * AppError `invalid` where that says nothing.
 */
export function chatModelChoice(
  name: string,
  { providers, activeProvider }: Pick<AppState, 'providers' | 'activeProvider'>,
): ModelChoice {
  const known = [...new Set(providers.map(({ id, model }) => `${id}/${model}`))];
  if (name === '' || /\s/.test(name)) throw new AppError('invalid', textOf('slash.names-model', { known }));
  const named = providers.find(({ id }) => name.startsWith(`${id}/`) && name !== `${id}/`);
  if (named) return { providerId: named.id, model: name.slice(named.id.length + 1) };
  const set = providers.find(({ model }) => model === name);
  const providerId = set?.id ?? activeProvider;
  if (providerId === null) throw new AppError('invalid', textOf('slash.names-model', { known }));
  return { providerId, model: name };
}
