import { type LocalPort, portsOfSandbox } from './sandbox-protocol.ts';

// Local relays: ports of the machine's loopback that a command in the sandbox may ask to reach. The sandbox has its own
// loopback, where a relay listens on each port and forwards connections through the proxy.

/**
 * Lines for bash that start the relays and wait until all of them listen, at most some tenths of a second. `login`: for
 * the proxy.
 */
export function localRelays(ports: readonly LocalPort[], socat: string, login: string): string {
  if (ports.length === 0) return '';
  const lines = ports.map(({ port, family }) =>
    relayLine(socat, { port: String(port), host: hostOf[family], login }),
  );
  return [...lines, ...waitLines(ports), ''].join('\n');
}

const hostOf = { 4: '127.0.0.1', 6: '[::1]' } as const;

/** A line for any shell that starts one relay. Each part must be safe between double quotes. */
export function relayLine(
  socat: string,
  { port, host, login }: { readonly port: string; readonly host: string; readonly login: string },
): string {
  const proxy = `"PROXY:127.0.0.1:${host}:${port},proxyport=${portsOfSandbox[0]},proxyauth=${login}"`;
  const listen = (address: string) => `'${socat}' -t 3600 "${address},fork,reuseaddr,backlog=4096" ${proxy}`;
  // IPv6 and IPv4 together if both exist.
  const both = `${listen(`TCP6-LISTEN:${port},ipv6only=0`)} || ${listen(`TCP4-LISTEN:${port}`)}`;
  return `( ${both} ) </dev/null >/dev/null 2>&1 &`;
}

/** Starts no program: one from the search path would run before the command itself. */
function waitLines(ports: readonly LocalPort[]): string[] {
  const listening = ports.map(({ port }) => {
    const local = port.toString(16).toUpperCase().padStart(4, '0');
    return `[[ $pilotfish_tcp =~ :${local}\\ [0-9A-F]+:0000\\ 0A ]]`;
  });
  return [
    'for pilotfish_try in {1..200}; do',
    'pilotfish_tcp=$(</proc/net/tcp6)$(</proc/net/tcp)',
    `${listening.join(' && ')} && break`,
    'done 2>/dev/null',
  ];
}
