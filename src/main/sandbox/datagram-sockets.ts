import { readFile } from '../base/disk';

/**
 * Socket files of this machine that take datagrams, absolute. A command may make pairs of local sockets, as some of its
 * helpers do (socat does for each relay), and one of datagrams can send to any socket file that it sees. A socket file
 * that is made later stays open to it.
 */
export async function datagramSockets(): Promise<string[]> {
  const table = await readFile('/proc/net/unix', 'utf8').catch(() => '');
  return table.split('\n').flatMap((line) => {
    // As `proc(5)` has it: Num RefCount Protocol Flags Type St Inode Path; type 2 is SOCK_DGRAM.
    const place = /^\S+: \S+ \S+ \S+ 0002 \S+ +\d+ (?<place>\/.*)$/.exec(line)?.groups?.place;
    return place === undefined ? [] : [place];
  });
}
