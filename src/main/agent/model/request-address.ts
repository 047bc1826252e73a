import type { ModelEndpoint } from './kit/model';

/** Somebody may have given the whole address of an endpoint. */
const endpointOfBase = /(?:\/(?:chat\/completions|responses|messages))?\/*$/;

/** `path` below the base URL. A query of the base URL, e.g. the version of an API, stays; the provider's own joins it. */
export function requestAddress(
  { baseUrl, query = {} }: Pick<ModelEndpoint, 'baseUrl' | 'query'>,
  path: string,
): string {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(endpointOfBase, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
