import { readdirSync, readFileSync } from 'node:fs';
import { isLedBy, psProcesses } from './ps-processes.ts';
import { hasTag } from './run-tag.ts';
import type { Lifetime } from './windows-tree.ts';

// Process table, by which a run is told what belongs to it: those that carry its id in their environment or its tag,
// those of its session, and what they started. Reads synchronously: elsewhere than in the host process only where a call
// comes to its end.

type ProcessEntry = {
  readonly pid: number;
  readonly parent: number;
  /** Of the session, or what comes next to it, that the leader leads. */
  readonly isLed: boolean;
  /** Only fit for comparison: with it a number is not taken for that of an earlier process. */
  readonly start: string;
  readonly hasRun: boolean;
};

export type RunOf = {
  /** A run's id, or `<instance>/` for all runs of an instance. */
  readonly run: string;
  /** The process that leads its session, if it is known. */
  readonly leader: number | null;
  /** Runs of the instance that are none of it. */
  readonly except?: readonly string[];
  /** Those that led it, by which alone it is known under Windows. */
  readonly lifetimes?: readonly Lifetime[];
};

/** The living processes of the run, its leader left out. */
export function processesOf(tree: RunOf): number[] {
  return followTree(tree)();
}

/**
 * Tells the living processes of the run each time it is called, its leader left out. What it told once stays one of
 * them, also when those it came from are gone.
 */
export function followTree({ run, leader, except = [] }: RunOf): () => number[] {
  // There nothing of it shows what it belongs to (`windows-tree.ts`).
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
  // What is older than the run is none of it: its environment need not be read.
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
      // It ended while we looked.
      return [];
    }
  });
}

const startField = 19;

/** Counted after the program's name, which may hold anything. */
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

/** The mark of run 1 is not that of run 12. */
function markOf(run: string, separator: string): string {
  return `${separator}PILOTFISH_RUN=${run}${run.endsWith('/') ? '' : separator}`;
}

/** Empty for a process of somebody else. */
function read(pid: string, what: 'environ' | 'limits'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
}

/**
 * Best effort where there is no /proc: `ps` shows the environment of the person's own processes. A daemon that has
 * dropped it and was left by its parent before anybody looked is not found.
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
