import { BlockList, isIP } from 'node:net';

// Finds the proxy for an address in HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY; lower-case names win. It reads
// them as curl and Go do. Node itself ignores ALL_PROXY, and subdomains and networks in NO_PROXY.

/** The variable names a proxy that is neither HTTP nor HTTPS. */
export class UnusableProxyError extends Error {
  override readonly name = 'UnusableProxyError';
  readonly variable: string;

  constructor(variable: string) {
    super(`${variable} names no usable proxy`);
    this.variable = variable;
  }
}

/** Null: the connection is direct, as always to this machine. Throws UnusableProxyError. */
export function environmentProxy(address: URL, env: NodeJS.ProcessEnv = process.env): URL | null {
  if (isLoopback(hostOf(address)) || isExcepted(address, env.no_proxy || env.NO_PROXY || '')) return null;
  const variable = variablesFor(address).find((name) => env[name]);
  const value = variable && env[variable];
  return value ? proxyIn(value, variable) : null;
}

/** Whether the environment decides about the proxy for such addresses. */
export function namesProxy(address: URL, env: NodeJS.ProcessEnv = process.env): boolean {
  return variablesFor(address).some((name) => env[name]);
}

/** The proxy's address with its user name and password removed. */
export function shownProxy({ protocol, host }: URL): string {
  return `${protocol}//${host}`;
}

function variablesFor({ protocol }: URL): readonly string[] {
  const own = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  return [...own, 'all_proxy', 'ALL_PROXY'];
}

function proxyIn(value: string, variable: string): URL {
  const trimmed = value.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`);
  if (url && url.hostname !== '' && /^https?:$/.test(url.protocol)) return url;
  throw new UnusableProxyError(variable);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** A company's proxy would look for such a server on the proxy's own machine. */
function isLoopback(host: string): boolean {
  return /^(?:.+\.)?localhost$/.test(host) || /^127\./.test(host) || host === '::1';
}

function isExcepted(address: URL, exceptions: string): boolean {
  const entries = exceptions.toLowerCase().split(/[\s,]+/);
  return entries.some((entry) => entry !== '' && excepts(entry, address));
}

/**
 * An entry is `*`, a network (`10.0.0.0/8`), an IP, or a domain with its subdomains. An IP or a domain may have a port.
 */
function excepts(entry: string, address: URL): boolean {
  if (entry === '*') return true;
  const host = hostOf(address);
  if (entry.includes('/')) return isInNetwork(host, entry);
  const { name, port } = partsOf(entry);
  if (port !== undefined && port !== portOf(address)) return false;
  if (isIP(name)) return isIP(host) !== 0 && isInNetwork(host, `${name}/${isIP(name) === 4 ? 32 : 128}`);
  const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

function partsOf(entry: string): { readonly name: string; readonly port: string | undefined } {
  if (isIP(entry)) return { name: entry, port: undefined };
  const [, name = entry, port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
  return { name: name.replace(/^\[|\]$/g, ''), port };
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

function isInNetwork(host: string, network: string): boolean {
  const [base = '', length = ''] = network.split('/');
  const [family, most] = isIP(base) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  if (isIP(base) === 0 || isIP(host) === 0 || !/^\d+$/.test(length) || Number(length) > most) return false;
  const list = new BlockList();
  list.addSubnet(base, Number(length), family);
  return list.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6');
}
