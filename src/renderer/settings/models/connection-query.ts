import type { ConnectionQuery, ProviderView } from '@shared/settings/settings';
import { modelsQuery } from './draft-address';
import { checkDraft, type ProviderDraft } from './provider-draft';

/**
 * The query of a connection test: the form as it would be saved, even without a name. Null while a field is invalid.
 */
export function connectionQuery(
  draft: ProviderDraft,
  key: string,
  saved: ProviderView | null,
): ConnectionQuery | null {
  const checked = checkDraft({ ...draft, name: draft.name.trim() || '-' }, []);
  if (checked.kind === 'invalid') return null;
  const { protocol, model, models, contextWindow, images, files, tools } = checked.provider;
  return {
    of: modelsQuery(draft, key, saved),
    provider: { protocol, model, models, contextWindow, images, files, tools },
  };
}
