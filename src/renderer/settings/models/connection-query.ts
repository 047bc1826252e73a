import type { ConnectionQuery, ProviderView } from '@shared/settings/settings';
import { modelsQuery } from './draft-address';
import { checkDraft, type ProviderDraft } from './provider-draft';

/** What a connection test asks: the form as it would be saved, with or without a name; null while a field is wrong. */
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
