import { BlockList, isIPv4, isIPv6 } from 'node:net';

// Public addresses: those that a web page may have. The address alone identifies everything else (this machine, its
// network, a cloud's metadata), in any notation.

export type AddressKind =
  | 'public'
  /** This machine or a network around it. Reached only if the user allows its host. */
  | 'local'
  /** A service that gives a cloud machine its secrets. Never reached. */
  | 'metadata';

/** `address`: an IPv4 or IPv6 address, without brackets. Any other text counts as local. */
export function kindOfAddress(address: string): AddressKind {
  const plain = address.replace(/%.*$/, '');
  const inside = isIPv6(plain) ? embeddedIPv4(plain) : plain;
  if (inside === null) return kindOfIPv6(plain);
  if (!isIPv4(inside)) return 'local';
  if (metadata.check(inside)) return 'metadata';
  return local.check(inside) ? 'local' : 'public';
}

function kindOfIPv6(address: string): AddressKind {
  if (metadata.check(address, 'ipv6')) return 'metadata';
  return global.check(address, 'ipv6') && !local.check(address, 'ipv6') ? 'public' : 'local';
}

/** The IPv4 address inside an IPv6 one: mapped, or translated by NAT64. Null if there is none. */
function embeddedIPv4(address: string): string | null {
  const groups = groupsOf(address);
  const start = groups.slice(0, 6).join(':');
  if (!['0:0:0:0:0:ffff', '0:0:0:0:0:0', '64:ff9b:0:0:0:0'].includes(start)) return null;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}

/** The eight groups in hexadecimal digits, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL has only one notation for an address, with hexadecimal digits for the last four bytes too.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  if (after === undefined) return head;
  const tail = after.split(':').filter(Boolean);
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function networks(v4: readonly string[], v6: readonly string[]): BlockList {
  const list = new BlockList();
  const add = (network: string, type: 'ipv4' | 'ipv6') => {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), type);
  };
  for (const network of v4) add(network, 'ipv4');
  for (const network of v6) add(network, 'ipv6');
  return list;
}

/** AWS and similar clouds, AWS's time and IPv6 services, Alibaba Cloud, Azure, Oracle. */
const metadata = networks(
  ['169.254.169.254/32', '169.254.170.2/32', '100.100.100.200/32', '168.63.129.16/32', '192.0.0.192/32'],
  ['fd00:ec2::/32', 'fd20:ce::254/128'],
);

/** IANA's registries of special addresses. For IPv6 only those inside the global range. */
const local = networks(
  [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
    ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
    ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);

const global = networks([], ['2000::/3']);
