import { BlockList, isIP } from 'node:net';

/** What to say to whoever has the served host listen where others can reach it; null on loopback. */
export function openAddressWarning(address: string, port: number): string | null {
  if (isLoopback(address)) return null;
  return `Pilotfish listens on ${address}, where others on the network can reach it and read along, because nothing is encrypted: leave out --host, and from another machine use a tunnel such as "ssh -L ${port}:127.0.0.1:${port}".`;
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return address.toLowerCase() === 'localhost';
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
