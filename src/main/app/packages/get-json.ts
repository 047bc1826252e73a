import { httpFetch } from '../../agent/model/http-fetch';

// One GET of JSON from a registry, bounded, through the proxies of the environment. It follows no redirect.

export type RegistryAnswer =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-long' };

/** Parsing more would block the main process. */
const mostBytes = 4 * 1024 * 1024;

/** Rejects if there is no answer, or another status than 200 and 404. */
export async function getJson(url: string, signal: AbortSignal): Promise<RegistryAnswer> {
  const headers = { accept: 'application/json', 'user-agent': 'Pilotfish (package facts)' };
  const response = await httpFetch(url, { method: 'GET', headers, signal, redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) return { kind: 'too-long' };
  }
  if (response.status === 404) return { kind: 'not-found' };
  if (response.status !== 200) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return { kind: 'json', value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
}
