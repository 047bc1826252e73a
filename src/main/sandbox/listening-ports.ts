import { readFile, readlink } from '../base/disk';
import type { LocalPort } from './sandbox-protocol';

// Listening TCP ports, as the kernel tells them of this machine or of the network that a command in the sandbox has for
// itself (`proc_net_tcp`, Documentation/networking in Linux).

/** Of this machine. */
export async function portsHere(): Promise<LocalPort[]> {
  return await portsIn('/proc/self/net');
}

/** What `pid`, a command in the sandbox, has started listens on these; none where that cannot be seen (yet). */
export async function portsInside(pid: number): Promise<LocalPort[]> {
  const outside = await networkOf('self');
  let level = [String(pid)];
  // The shell, what holds its signals, and the sandbox's own program come before.
  for (let depth = 0; depth < 8 && level.length > 0; depth++) {
    const networks = await Promise.all(level.map(networkOf));
    const inside = level.find((_, at) => networks[at] !== null && networks[at] !== outside);
    if (inside !== undefined) return await portsIn(`/proc/${inside}/net`);
    level = (await Promise.all(level.map(childrenOf))).flat();
  }
  return [];
}

async function childrenOf(pid: string): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter((child) => child !== '');
}

async function networkOf(pid: string): Promise<string | null> {
  return await readlink(`/proc/${pid}/ns/net`).catch(() => null);
}

async function portsIn(folder: string): Promise<LocalPort[]> {
  const [four, six] = await Promise.all(
    ['tcp', 'tcp6'].map((table) => readFile(`${folder}/${table}`, 'utf8').catch(() => '')),
  );
  const found = new Map<number, LocalPort>();
  for (const { address, port } of [...listeners(six ?? ''), ...listeners(four ?? '')])
    if (reachable.has(address)) found.set(port, { port, family: only6.has(address) ? 6 : 4 });
  return [...found.values()];
}

const state = 3;
const listens = '0A';

function listeners(table: string): { address: string; port: number }[] {
  return table.split('\n').flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    const [address, port] = fields[1]?.split(':') ?? [];
    return address && port && fields[state] === listens ? [{ address, port: Number.parseInt(port, 16) }] : [];
  });
}

/** `::1`; `::` takes IPv4 too, unless it was told otherwise, which does not show here. */
const only6: ReadonlySet<string> = new Set([`${'0'.repeat(24)}01000000`, '0'.repeat(32)]);

/** What loopback leads to: in network byte order by words of four bytes, each as this machine keeps it. */
const reachable: ReadonlySet<string> = new Set([
  ...['00000000', '0100007F'],
  ...only6,
  ...['00000000', '0100007F'].map((mapped) => `${'0'.repeat(16)}FFFF0000${mapped}`),
]);
