import type { ModelsQuery, Provider, ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { meantAddress } from './meant-address';
import { draftHeaders, type ProviderDraft } from './provider-draft';

// What is stored for a saved provider, its key and its headers, stays with the server it was given for. While the form
// names another one, only what is typed for that one goes there. Pure.

/** The server the stored key and headers are for, when the form names another one; else null. */
export function movedFrom(draft: ProviderDraft, saved: Provider | null): string | null {
  const origin = saved && originOf(saved.baseUrl);
  const next = originOf(draft.baseUrl);
  return origin !== null && next !== null && origin !== next ? origin : null;
}

/** What the test of the connection asks: a stored key is tried at its stored address only. */
export function modelsQuery(draft: ProviderDraft, key: string, saved: ProviderView | null): ModelsQuery {
  const headers = headersToSend(draft, saved);
  if (saved && key === '' && !isAddressChanged(draft, saved)) return { providerId: saved.id, headers };
  return { baseUrl: meantAddress(draft.baseUrl), ...(key !== '' && { key }), headers };
}

/** The headers as filled in; those of another server only when the person lets them go along. */
export function headersToSend(draft: ProviderDraft, saved: Provider | null): Record<string, string> {
  const headers = draftHeaders(draft);
  if (movedFrom(draft, saved) === null || draft.headersGoAlong) return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => saved?.headers[name] !== value),
  );
}

/** Whether some of the headers are those of the server that was. */
export function hasHeadersOfAnother(draft: ProviderDraft, saved: Provider | null): boolean {
  const sent = headersToSend({ ...draft, headersGoAlong: false }, saved);
  return Object.keys(sent).length < Object.keys(draftHeaders(draft)).length;
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
