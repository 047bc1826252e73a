import { readFileSync, readlinkSync } from 'node:fs';

// Whether a process waits for somebody to type: it sits in a system call that reads a terminal, or waits for one to
// become readable. Linux only; elsewhere nothing is noticed.

type Calls = {
  readonly read: readonly number[];
  readonly epoll: readonly number[];
  /** `select` and `pselect`; their first argument is one more than the highest descriptor. */
  readonly select: readonly number[];
};

const calls: Partial<Record<string, Calls>> = {
  x64: { read: [0], epoll: [232, 281, 441], select: [23, 270] },
  arm64: { read: [63], epoll: [22, 441], select: [72] },
};

export function awaitsInput(pid: number): boolean {
  const known = calls[process.arch];
  if (process.platform !== 'linux' || known === undefined) return false;
  try {
    const [number, first] = readFileSync(`/proc/${pid}/syscall`, 'latin1').split(' ').map(Number);
    if (number === undefined || first === undefined) return false;
    if (known.read.includes(number)) return isTerminal(pid, first);
    if (known.select.includes(number)) return first === 1 && isTerminal(pid, 0);
    return known.epoll.includes(number) && watchesTerminal(pid, first);
  } catch {
    // It ended, or is not ours to look into.
    return false;
  }
}

function isTerminal(pid: number, descriptor: number): boolean {
  return readlinkSync(`/proc/${pid}/fd/${descriptor}`).startsWith('/dev/pts/');
}

/** Whether one of the descriptors watched for reading is a terminal. */
function watchesTerminal(pid: number, epoll: number): boolean {
  const watched = readFileSync(`/proc/${pid}/fdinfo/${epoll}`, 'latin1');
  return [...watched.matchAll(/tfd:\s*(\d+) events:\s*([0-9a-f]+)/g)].some(
    ([, descriptor, events = '0']) =>
      (Number.parseInt(events, 16) & 1) === 1 && isTerminal(pid, Number(descriptor)),
  );
}
