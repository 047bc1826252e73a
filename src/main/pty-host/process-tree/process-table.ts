import { readdirSync, readFileSync } from 'node:fs';
import { isLedBy, psProcesses } from './ps-processes.ts';
import { hasTag } from './run-tag.ts';
import type { Lifetime } from './windows-tree.ts';

// Process table, which finds the processes of a run. It uses the run's id in their environment or their tag, their
// session, and their parents. It reads synchronously. Outside of the host process, only the end of a call uses it.

type ProcessEntry = {
  readonly pid: number;
  readonly parent: number;
  /** It is in the leader's session, or in the nearest equivalent. */
  readonly isLed: boolean;
  /** Only for comparison. It distinguishes a process from an earlier one with the same number. */
  readonly start: string;
  readonly hasRun: boolean;
};

export type RunOf = {
  /** A run's id, or `<instance>/` for all runs of an instance. */
  readonly run: string;
  /** The process that leads its session, if it is known. */
  readonly leader: number | null;
  /** Runs of the instance that are excluded. */
  readonly except?: readonly string[];
  /** Its leading processes, which are the only way to identify it on Windows. */
  readonly lifetimes?: readonly Lifetime[];
};

/** The living processes of the run, without its leader. */
export function processesOf(tree: RunOf): number[] {
  return followTree(tree)();
}

/**
 * Returns a function that lists the living processes of the run, without its leader. A process stays in the list after
 * its parents are gone.
 */
export function followTree({ run, leader, except = [] }: RunOf): () => number[] {
  // On Windows these marks are unavailable (`windows-tree.ts`).
  if (process.platform === 'win32') return () => [];
  let seen: ReadonlySet<string> = new Set();
  return () => {
    const all = process.platform === 'linux' ? linuxProcesses(run, leader) : unixProcesses(run, leader);
    const isFound = (entry: ProcessEntry) => entry.hasRun || entry.isLed || seen.has(identityOf(entry));
    const found = new Set(all.filter(isFound).map(({ pid }) => pid));
    if (leader !== null) found.add(leader);
    addDescendants(found, all);
    const spared = new Set(except.flatMap((other) => processesOf({ run: other, leader: null })));
    const living = all.filter(
      ({ pid }) => found.has(pid) && !spared.has(pid) && pid !== leader && pid !== process.pid,
    );
    seen = new Set(living.map(identityOf));
    return living.map(({ pid }) => pid);
  };
}

function identityOf({ pid, start }: ProcessEntry): string {
  return `${pid} ${start}`;
}

function addDescendants(found: Set<number>, all: readonly ProcessEntry[]): void {
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
}

function linuxProcesses(run: string, leader: number | null): ProcessEntry[] {
  // A process older than the run is excluded, so its environment need not be read.
  const oldest = leader === null ? 0 : startOf(leader);
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = statFields(readFileSync(`/proc/${name}/stat`, 'latin1'));
      const [state, parent, , session] = fields;
      if (state === 'Z' || state === 'X') return [];
      const start = fields[startField] ?? '';
      const hasRun = Number(start) >= oldest && carries(name, run);
      const isLed = Number(session) === leader;
      return [{ pid: Number(name), parent: Number(parent), isLed, start, hasRun }];
    } catch {
      // The process ended in the meantime.
      return [];
    }
  });
}

const startField = 19;

/** Fields after the program's name, because that may contain any character. */
function statFields(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** In ticks since the system's start; 0 for a process that is gone. */
function startOf(pid: number): number {
  try {
    return Number(statFields(readFileSync(`/proc/${pid}/stat`, 'latin1'))[startField]);
  } catch {
    return 0;
  }
}

function carries(pid: string, run: string): boolean {
  return `\0${read(pid, 'environ')}`.includes(markOf(run, '\0')) || hasTag(read(pid, 'limits'), run);
}

/** The separator distinguishes run 1 from run 12. */
function markOf(run: string, separator: string): string {
  return `${separator}PILOTFISH_RUN=${run}${run.endsWith('/') ? '' : separator}`;
}

/** Empty for a process of another user. */
function read(pid: string, what: 'environ' | 'limits'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
}

/**
 * Best effort on systems without /proc: `ps` shows the environment of the user's own processes. It misses a daemon that
 * cleared its environment and lost its parent before the first look.
 */
function unixProcesses(run: string, leader: number | null): ProcessEntry[] {
  const all = psProcesses();
  const isLed = isLedBy(leader, all);
  return all.map((one) => ({
    pid: one.pid,
    parent: one.parent,
    isLed: isLed(one),
    start: one.start,
    hasRun: ` ${one.command} `.includes(markOf(run, ' ')),
  }));
}
