import type { AppState } from '@shared/app-state';
import type { ModelChoice } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';

/**
 * The model that the user names: `<provider>/<model>`, the model set for a provider, or any model of the active
 * provider. AppError `invalid` if the name matches none of these.
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
