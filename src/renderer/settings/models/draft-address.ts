import type { ModelsQuery, Provider, ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { meantAddress } from './meant-address';
import { draftHeaders, draftQuery, type ProviderDraft } from './provider-draft';

// What is stored for a saved provider, its key and what its requests carry, stays with the server it was given for. While the form
// names another one, only what is typed for that one goes there. Pure.

/** The server the stored key and headers are for, when the form names another one; else null. */
export function movedFrom(draft: ProviderDraft, saved: Provider | null): string | null {
  const origin = saved && originOf(saved.baseUrl);
  const next = originOf(draft.baseUrl);
  return origin !== null && next !== null && origin !== next ? origin : null;
}

/** What the test of the connection asks: a stored key is tried at its stored address only. */
export function modelsQuery(draft: ProviderDraft, key: string, saved: ProviderView | null): ModelsQuery {
  const { protocol } = draft;
  const sent = { ...extrasToSend(draft, saved), ...(protocol !== null && { protocol }) };
  if (saved && key === '' && !isAddressChanged(draft, saved)) return { providerId: saved.id, ...sent };
  return { baseUrl: meantAddress(draft.baseUrl), ...(key !== '' && { key }), ...sent };
}

type Extras = Pick<Provider, 'headers' | 'query' | 'keyCommand'>;

/**
 * Headers, parameters and the key command as filled in; those of another server only when the person lets them go along.
 */
export function extrasToSend(draft: ProviderDraft, saved: Provider | null): Extras {
  const isForAnother = movedFrom(draft, saved) !== null && !draft.headersGoAlong;
  const stored = isForAnother ? saved : null;
  const query = othersThan(stored?.query, draftQuery(draft));
  const keyCommand = draft.keyCommand.trim();
  return {
    headers: othersThan(stored?.headers, draftHeaders(draft)),
    ...(Object.keys(query).length > 0 && { query }),
    ...(keyCommand !== '' && keyCommand !== stored?.keyCommand && { keyCommand }),
  };
}

function othersThan(stored: Provider['headers'] = {}, given: Provider['headers']): Provider['headers'] {
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => stored[name] !== value));
}

/** Whether some of them are those of the server that was. */
export function hasExtrasOfAnother(draft: ProviderDraft, saved: Provider | null): boolean {
  const sent = (headersGoAlong: boolean) => JSON.stringify(extrasToSend({ ...draft, headersGoAlong }, saved));
  return sent(false) !== sent(true);
}

/** The key to save: absent keeps the stored one, '' forgets it because the provider moves to another server. */
export function keyToSave(draft: ProviderDraft, key: string, saved: ProviderView | null): { key?: string } {
  if (key !== '') return { key };
  return movedFrom(draft, saved) === null ? {} : { key: '' };
}

/** About the stored key, while it does not go where the form points; null when it does. */
export function keyNote(draft: ProviderDraft, saved: ProviderView | null): string | null {
  if (!saved?.hasKey || !isAddressChanged(draft, saved)) return null;
  const origin = movedFrom(draft, saved);
  return origin === null
    ? words('endpoint.key-tried-at-stored', { baseUrl: saved.baseUrl })
    : words('endpoint.key-of-another', { origin });
}

function isAddressChanged({ baseUrl }: ProviderDraft, saved: Provider): boolean {
  const typed = meantAddress(baseUrl);
  return originOf(typed) !== null && withoutSlash(typed) !== withoutSlash(saved.baseUrl);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Null for what is no address (yet). */
function originOf(url: string): string | null {
  const { protocol, origin } = URL.parse(meantAddress(url)) ?? { protocol: '', origin: '' };
  return /^https?:$/.test(protocol) ? origin : null;
}
