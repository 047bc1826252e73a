import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// Which processes belong to a run: those that carry its id in their environment, those of its session, and what they
// started. Reads synchronously, so only the host process may use it.

export type ProcessEntry = {
  readonly pid: number;
  readonly parent: number;
  readonly session: number;
  readonly hasRun: boolean;
};

export type RunOf = {
  /** A run's id, or `<instance>/` for all runs of an instance. */
  readonly run: string;
  /** The process that leads its session, if it is known. */
  readonly leader: number | null;
};

/** The living processes of the run, its leader left out. */
export function processesOf({ run, leader }: RunOf): number[] {
  const all = process.platform === 'linux' ? linuxProcesses(run, leader) : unixProcesses(run);
  const found = new Set(
    all
      .filter(({ hasRun, session }) => hasRun || (leader !== null && session === leader))
      .map(({ pid }) => pid),
  );
  if (leader !== null) found.add(leader);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  const alive = new Set(all.map(({ pid }) => pid));
  return [...found].filter((pid) => pid !== leader && pid !== process.pid && alive.has(pid));
}

function linuxProcesses(run: string, leader: number | null): ProcessEntry[] {
  // What is older than the run is none of it: its environment need not be read.
  const oldest = leader === null ? 0 : startOf(leader);
  const mark = `PILOTFISH_RUN=${run}`;
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = statFields(stat);
      const [state, parent, , session] = fields;
      if (state === 'Z' || state === 'X') return [];
      const hasRun = Number(fields[startField]) >= oldest && environmentOf(name).includes(mark);
      return [{ pid: Number(name), parent: Number(parent), session: Number(session), hasRun }];
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

/** Empty for a process of somebody else. */
function environmentOf(pid: string): Buffer {
  try {
    return readFileSync(`/proc/${pid}/environ`);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Best effort where there is no /proc: `ps` shows the environment of the person's own processes. */
function unixProcesses(run: string): ProcessEntry[] {
  const text = execFileSync('/bin/ps', ['-axEww', '-o', 'pid=,ppid=,sess=,stat=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, session, state = 'Z', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+)\s(.*)$/.exec(line) ?? [];
    if (state.startsWith('Z')) return [];
    const hasRun = command.includes(`PILOTFISH_RUN=${run}`);
    return [{ pid: Number(pid), parent: Number(parent), session: Number(session), hasRun }];
  });
}
