import { readFile, readlink } from '../base/disk';
import type { LocalPort } from './sandbox-protocol';

// Listening TCP ports of this machine, or of the separate network of a command in the sandbox, from the kernel
// (`proc_net_tcp`, Documentation/networking in Linux).

/** The ports of this machine. */
export async function portsHere(): Promise<LocalPort[]> {
  return await portsIn('/proc/self/net');
}

/** The ports in the sandbox of the command `pid`. Empty if its network is not visible, or not yet. */
export async function portsInside(pid: number): Promise<LocalPort[]> {
  const outside = await networkOf('self');
  let level = [String(pid)];
  // The shell, the program that blocks signals, and bwrap come before the command.
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

/** `::1` and `::`. The latter usually takes IPv4 too, but the table does not show it. */
const only6: ReadonlySet<string> = new Set([`${'0'.repeat(24)}01000000`, '0'.repeat(32)]);

/** Addresses that loopback reaches: in network byte order, but each word of four bytes in the machine's order. */
const reachable: ReadonlySet<string> = new Set([
  ...['00000000', '0100007F'],
  ...only6,
  ...['00000000', '0100007F'].map((mapped) => `${'0'.repeat(16)}FFFF0000${mapped}`),
]);
