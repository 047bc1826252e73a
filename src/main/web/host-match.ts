import { defaultPort, placeOf } from './page-address';

// Host match: compares a host from the user (`docs.example.com`, `*.example.com`, `localhost:8080`, `[::1]:3000`) with
// the host of an address.

/** `ports`: the ports that a host without a port matches, every port or only the default one. */
export function hostMatches(match: string, url: URL, ports: 'usual' | 'every'): boolean {
  const { host, port } = placeOf(url);
  const written = /^(?<name>\[[^\]]*\]|[^:]*)(?::(?<port>\d+))?$/.exec(match.trim().toLowerCase())?.groups;
  if (!written) return false;
  const isPort =
    written.port === undefined
      ? ports === 'every' || port === defaultPort(url)
      : Number(written.port) === port;
  return isPort && isName(written.name?.replace(/\.$/, '') ?? '', host);
}

function isName(name: string, host: string): boolean {
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length >= name.length : name === host;
}
