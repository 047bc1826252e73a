import type { ModelsQuery, Provider, ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { meantAddress } from './meant-address';
import { draftHeaders, draftQuery, type ProviderDraft } from './provider-draft';

// Security of stored data: the key, headers and parameters of a provider belong to the server that they were entered
// for. If the form names another server, only newly typed values go there. Pure.

/** The server of the stored key and headers, if the form names another one; otherwise null. */
export function movedFrom(draft: ProviderDraft, saved: Provider | null): string | null {
  const origin = saved && originOf(saved.baseUrl);
  const next = originOf(draft.baseUrl);
  return origin !== null && next !== null && origin !== next ? origin : null;
}

/** The query of the connection test. It uses a stored key only at its stored address. */
export function modelsQuery(draft: ProviderDraft, key: string, saved: ProviderView | null): ModelsQuery {
  const { protocol } = draft;
  const sent = { ...extrasToSend(draft, saved), ...(protocol !== null && { protocol }) };
  if (saved && key === '' && !isAddressChanged(draft, saved)) return { providerId: saved.id, ...sent };
  return { baseUrl: meantAddress(draft.baseUrl), ...(key !== '' && { key }), ...sent };
}

type Extras = Pick<Provider, 'headers' | 'query' | 'keyCommand'>;

/**
 * The headers, parameters and key command of the form. Those stored for another server are included only if the user
 * allows it.
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

/** Whether the form contains values stored for the previous server. */
export function hasExtrasOfAnother(draft: ProviderDraft, saved: Provider | null): boolean {
  const sent = (headersGoAlong: boolean) => JSON.stringify(extrasToSend({ ...draft, headersGoAlong }, saved));
  return sent(false) !== sent(true);
}

/**
 * The key to save. Absent: keep the stored key. Empty string: delete it, because the provider moves to another
 * server.
 */
export function keyToSave(draft: ProviderDraft, key: string, saved: ProviderView | null): { key?: string } {
  if (key !== '') return { key };
  return movedFrom(draft, saved) === null ? {} : { key: '' };
}

/** A note about the stored key if the form's address differs from its own; otherwise null. */
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

/** Null if the text is not an address, or not yet. */
function originOf(url: string): string | null {
  const { protocol, origin } = URL.parse(meantAddress(url)) ?? { protocol: '', origin: '' };
  return /^https?:$/.test(protocol) ? origin : null;
}
