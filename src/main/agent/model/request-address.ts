import type { ModelEndpoint } from './kit/model';

/** The user may have entered the full address of an endpoint. */
const endpointOfBase = /(?:\/(?:chat\/completions|responses|messages))?\/*$/;

/**
 * `path` below the base URL. A query of the base URL, e.g. an API version, stays; the provider's parameters are added.
 */
export function requestAddress(
  { baseUrl, query = {} }: Pick<ModelEndpoint, 'baseUrl' | 'query'>,
  path: string,
): string {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(endpointOfBase, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
