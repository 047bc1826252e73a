import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';

// Stdin-wait detector: whether a process waits for typed input. One of its threads is then in a system call that reads
// or polls a terminal. Linux only: other systems reveal this only to native code. There the detector finds nothing, and
// the timeout must be enough.

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

/** If waiting is invisible, callers need not look for processes to check. */
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

/** A process may end during the check, or deny access. */
function orNothing<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * Only the program's end counts. Programs that run others in a terminal read its other end, `/dev/pts/ptmx`. In the
 * sandbox a terminal is called the console, because it has no other name there.
 */
function isTerminal({ pid }: Task, descriptor = -1): boolean {
  const file = orNothing(() => readlinkSync(`/proc/${pid}/fd/${descriptor}`));
  return file !== null && /^\/dev\/(?:tty|console|pts\/\d+)$/.test(file);
}

/** `POLLIN` and `POLLRDNORM`; epoll's are the same. */
const readable = 0x41;
/** A process that waits for more descriptors does not wait for a user. */
const mostDescriptors = 1024;

/** A `pollfd` is the descriptor, the requested events and the returned events: 4, 2 and 2 bytes. */
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

/** The kernel lists the descriptors that an epoll descriptor watches, each with its events. */
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
