import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  systemProgram,
  type WindowsProcess,
  windowsProcesses,
} from '../../base/processes/windows-processes.ts';

// Process tree of Windows: ends what a program started under Windows. No environment can be read there and no session
// groups a tree: a process is known by the number of its parent, and by having been created while that number was the
// parent's. What was started by one that has ended, and was not itself started by the program, is not found.

/** When a process had its number, in ms since 1970; `until` null: it has it still. */
export type Lifetime = { readonly pid: number; readonly from: number; readonly until: number | null };

/** What asks the system and acts on it; given by tests. */
export type WindowsSystem = {
  readonly processes: () => Promise<readonly WindowsProcess[]>;
  /** Ends each of them with those it is the parent of. */
  readonly kill: (pids: readonly number[]) => Promise<void>;
};

const ownSystem: WindowsSystem = { processes: windowsProcesses, kill: taskkill };

/** What is about to be killed may start something new. */
const mostRounds = 5;

/** Resolves when nothing is left of those that lead and of what they started, as far as it can be found. */
export async function endWindowsTrees(
  leaders: readonly Lifetime[],
  { processes, kill }: WindowsSystem = ownSystem,
): Promise<void> {
  if (leaders.length === 0) return;
  const living = leaders.filter(({ until }) => until === null).map(({ pid }) => pid);
  if (living.length > 0) await kill(living);
  let known: readonly Lifetime[] = leaders;
  for (let round = 0; round < mostRounds; round += 1) {
    // Where the system does not list them, the first kill must do.
    const found = startedBy(known, await processes().catch(() => []));
    if (found.length === 0) return;
    known = [...known, ...found];
    await kill(found.map(({ pid }) => pid));
  }
}

/** Those that were started by one of them, or by one of those, and live. */
export function startedBy(leaders: readonly Lifetime[], all: readonly WindowsProcess[]): Lifetime[] {
  const found = new Map<number, Lifetime>();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    const parents = [...leaders, ...found.values()];
    for (const { pid, parent, created } of all)
      if (parents.some((one) => one.pid === parent && isWithin(one, created)))
        found.set(pid, { pid, from: created, until: null });
  }
  return [...found.values()];
}

/** The clock that stamps a process goes in steps. */
const stepMs = 50;

function isWithin({ from, until }: Lifetime, created: number): boolean {
  return created >= from - stepMs && (until === null || created <= until + stepMs);
}

async function taskkill(pids: readonly number[]): Promise<void> {
  const named = pids.flatMap((pid) => ['/PID', String(pid)]);
  // One that has ended already makes it fail for that one.
  await promisify(execFile)(systemProgram('taskkill.exe'), ['/T', '/F', ...named], {
    windowsHide: true,
  }).catch(() => undefined);
}
