// Completes a typed address of an API: most users leave out the scheme.

/**
 * Adds the missing scheme: `http://` before a name or an address of this machine or its network, `https://` before
 * all others. A text not of the form `host:port/path` is only trimmed.
 */
export function meantAddress(typed: string): string {
  const text = typed.trim();
  const { host, port } = bareAddress.exec(text)?.groups ?? {};
  if (host === undefined) return text;
  const isOneName = /^[^.[]+$/.test(host);
  // A single word may be anything; with a port it is a machine.
  if (isOneName && port === undefined && host.toLowerCase() !== 'localhost') return text;
  const hostname = URL.parse(`http://${text}`)?.hostname;
  if (hostname === undefined) return text;
  return `${isOneName || isNearby(hostname) ? 'http' : 'https'}://${text}`;
}

const bareAddress =
  /^(?<host>\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?)(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/iu;

/** `hostname` as in a URL: IPv4 with four numbers, IPv6 in brackets. */
function isNearby(hostname: string): boolean {
  return nearby.some((pattern) => pattern.test(hostname));
}

const nearby: readonly RegExp[] = [
  /(?:^|\.)localhost$/,
  // Names that a network gives its own machines (RFC 6762).
  /\.local$/,
  /^(?:0|10|127)(?:\.\d+){3}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
  /^192\.168(?:\.\d+){2}$/,
  /^169\.254(?:\.\d+){2}$/,
  // Addresses shared by the machines of one private network (RFC 6598).
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}$/,
  /^\[::1?\]$/,
  /^\[f[cd][\da-f]{2}:/,
  /^\[fe[89ab][\da-f]:/,
];
