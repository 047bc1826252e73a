import { BlockList, isIP } from 'node:net';
import { type Text, textOf } from '@shared/texts/text';

/** The warning for an address that other machines can reach; null on loopback. */
export function openAddressWarning(address: string, port: number): Text | null {
  if (isLoopback(address)) return null;
  return textOf('server.open-to-others', { address, port });
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return address.toLowerCase() === 'localhost';
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
