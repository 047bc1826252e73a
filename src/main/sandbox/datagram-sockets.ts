import { readFile } from '../base/disk';

/**
 * Absolute paths of the socket files of this machine that take datagrams. A command may create pairs of local sockets,
 * as socat does for each relay. A datagram socket of a pair can send to any socket file that it sees, so these files
 * must be hidden. Socket files that are created later stay reachable.
 */
export async function datagramSockets(): Promise<string[]> {
  const table = await readFile('/proc/net/unix', 'utf8').catch(() => '');
  return table.split('\n').flatMap((line) => {
    // Columns as in `proc(5)`: Num RefCount Protocol Flags Type St Inode Path; type 2 is SOCK_DGRAM.
    const place = /^\S+: \S+ \S+ \S+ 0002 \S+ +\d+ (?<place>\/.*)$/.exec(line)?.groups?.place;
    return place === undefined ? [] : [place];
  });
}
