import { portsHere } from './listening-ports';
import type { LocalPort } from './sandbox-protocol';

// Hosts of a configuration that are this machine. The sandbox has its own loopback, so its commands reach such a host
// only through a relay.

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\]):(\d{1,5})$/i;

/** The ports of these hosts that something listens on now. */
export async function localPortsOf(hosts: readonly string[]): Promise<readonly LocalPort[]> {
  const named = new Set(hosts.flatMap((host) => loopback.exec(host)?.[1] ?? []).map(Number));
  return named.size === 0 ? [] : (await portsHere()).filter(({ port }) => named.has(port));
}

/** The same hosts, with the addresses that `localhost` stands for. */
export function withAddresses(hosts: readonly string[]): readonly string[] {
  return hosts.flatMap((host) => {
    const port = /^localhost:(\d{1,5})$/i.exec(host)?.[1];
    return port === undefined ? [host] : [host, `127.0.0.1:${port}`, `[::1]:${port}`];
  });
}
