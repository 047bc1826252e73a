import type { ModelEndpoint } from './model';

/** Where a request goes. A query of the base address, e.g. the version of an API, stays behind the path. */
export function addressOf({ baseUrl }: Pick<ModelEndpoint, 'baseUrl'>, path: string): string {
  const url = new URL(baseUrl);
  const base = url.pathname.replace(/\/+$/, '');
  // Somebody may have given the whole address of the endpoint.
  url.pathname = base.endsWith(path) ? base : `${base}${path}`;
  return url.href;
}
