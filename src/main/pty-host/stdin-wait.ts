import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';

// Stdin-wait detector, whether a process waits for somebody to type: one of its threads sits in a system call that
// reads a terminal, or waits for one to become readable. Linux only: other systems tell such things to native code
// alone, so there nothing is noticed and the time-out must do.

type Call = (task: Task, args: readonly number[]) => boolean;
type Calls = Readonly<Record<number, Call>>;
type Task = { readonly pid: number; readonly memory: (address: number, length: number) => Buffer };

const read: Call = (task, [descriptor]) => isTerminal(task, descriptor);
const poll: Call = (task, [list, count]) => pollsTerminal(task, list, count);
const select: Call = (task, [count, set]) => selectsTerminal(task, count, set);
const epoll: Call = (task, [descriptor]) => watchesTerminal(task, descriptor);

/** By architecture and number: `read`, `readv`; `poll`, `ppoll`; `select`, `pselect6`; and three of epoll. */
const calls: Partial<Record<string, Calls>> = {
  x64: {
    0: read,
    19: read,
    7: poll,
    271: poll,
    23: select,
    270: select,
    232: epoll,
    281: epoll,
    441: epoll,
  },
  arm64: { 63: read, 65: read, 73: poll, 72: select, 22: epoll, 441: epoll },
};

/** Where it cannot be seen, nobody need look for the processes to ask about. */
export function canSeeWaiting(platform: NodeJS.Platform = process.platform, arch = process.arch): boolean {
  return platform === 'linux' && calls[arch] !== undefined;
}

export function awaitsInput(pid: number): boolean {
  const known = calls[process.arch];
  if (!canSeeWaiting() || known === undefined) return false;
  return (orNothing(() => readdirSync(`/proc/${pid}/task`)) ?? []).some(
    (thread) => orNothing(() => isWaiting(pid, thread, known)) ?? false,
  );
}

function isWaiting(pid: number, thread: string, known: Calls): boolean {
  const memory = (address: number, length: number) => readMemory(pid, address, length);
  // `running`, or the number and its six arguments in hexadecimal, the stack and the instruction.
  const text = readFileSync(`/proc/${pid}/task/${thread}/syscall`, 'latin1');
  const [number = -1, ...args] = text.split(' ').map(Number);
  return known[number]?.({ pid, memory }, args) ?? false;
}

/** A process may end while it is looked at, or be none that we may look into. */
function orNothing<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * The other end of a terminal, `/dev/pts/ptmx`, is what programs read that run others in one. In the sandbox, where it
 * is reached by no other name, a terminal is called the console.
 */
function isTerminal({ pid }: Task, descriptor = -1): boolean {
  const file = orNothing(() => readlinkSync(`/proc/${pid}/fd/${descriptor}`));
  return file !== null && /^\/dev\/(?:tty|console|pts\/\d+)$/.test(file);
}

/** `POLLIN` and `POLLRDNORM`; epoll's are the same. */
const readable = 0x41;
/** Whoever waits for more than that waits for no person. */
const mostDescriptors = 1024;

/** A `pollfd` is the descriptor, what is waited for, and what came: 4, 2 and 2 bytes. */
function pollsTerminal(task: Task, list = 0, count = 0): boolean {
  if (count === 0 || count > mostDescriptors) return false;
  const polled = task.memory(list, count * 8);
  return Array.from({ length: count }, (_, index) => index * 8).some(
    (at) => (polled.readInt16LE(at + 4) & readable) !== 0 && isTerminal(task, polled.readInt32LE(at)),
  );
}

/** An `fd_set` has a bit for each descriptor; `count` is one more than the highest. */
function selectsTerminal(task: Task, count = 0, set = 0): boolean {
  if (set === 0 || count === 0 || count > mostDescriptors) return false;
  const bits = task.memory(set, Math.ceil(count / 8));
  return Array.from({ length: count }, (_, descriptor) => descriptor).some(
    (descriptor) =>
      (((bits[descriptor >> 3] ?? 0) >> (descriptor & 7)) & 1) === 1 && isTerminal(task, descriptor),
  );
}

/** The kernel tells what an epoll descriptor watches, each with its events. */
function watchesTerminal(task: Task, epoll = -1): boolean {
  const watched = readFileSync(`/proc/${task.pid}/fdinfo/${epoll}`, 'latin1');
  return [...watched.matchAll(/tfd:\s*(\d+) events:\s*([0-9a-f]+)/g)].some(
    ([, descriptor, events = '0']) =>
      (Number.parseInt(events, 16) & readable) !== 0 && isTerminal(task, Number(descriptor)),
  );
}

function readMemory(pid: number, address: number, length: number): Buffer {
  const file = openSync(`/proc/${pid}/mem`, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, address);
    return bytes;
  } finally {
    closeSync(file);
  }
}
