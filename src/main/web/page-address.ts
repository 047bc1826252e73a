import { ToolError } from '../base/tool-error';

// Address of a page: the model's text → the address to request. Looks nothing up.

/** The address to request. Throws ToolError if the text is not a web address. */
export function pageAddress(given: string): URL {
  const url = URL.parse(given.trim());
  if (url === null)
    throw new ToolError(
      `Parameter "url" must be a whole address such as https://example.com/page; got ${JSON.stringify(given.slice(0, 200))}.`,
    );
  if (!/^https?:$/.test(url.protocol))
    throw new ToolError(`Parameter "url" must begin with http:// or https://; got ${url.protocol}//.`);
  if (url.username !== '' || url.password !== '')
    throw new ToolError(
      'Parameter "url" must not hold a name or password: they are not sent, and hide the host.',
    );
  url.hash = '';
  return rawOnGithub(url) ?? url;
}

/** `host:port`, including the default port. */
export function placeOf(url: URL): { readonly host: string; readonly port: number } {
  const port = url.port === '' ? defaultPort(url) : Number(url.port);
  return { host: url.hostname.replace(/\.$/, ''), port };
}

export function defaultPort({ protocol }: Pick<URL, 'protocol'>): number {
  return protocol === 'https:' ? 443 : 80;
}

/** The raw file if a page of GitHub shows one. Null for any other page. */
function rawOnGithub({ hostname, pathname, port }: URL): URL | null {
  if (!['github.com', 'www.github.com'].includes(hostname) || port !== '') return null;
  const file = /^\/(?<repository>[^/]+\/[^/]+)\/blob\/(?<file>.+)$/.exec(pathname)?.groups;
  return file ? new URL(`https://raw.githubusercontent.com/${file.repository}/${file.file}`) : null;
}
