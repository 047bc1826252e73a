import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  systemProgram,
  type WindowsProcess,
  windowsProcesses,
} from '../../base/processes/windows-processes.ts';

// Ends the processes that a program started on Windows. Environments and sessions are unavailable there. So a process
// is identified by the number of its parent and a creation time within that parent's life. A process is missed if its
// parent has ended and was not itself started by the program.

/** When a process had its number, in ms since 1970; `until` null: it still has it. */
export type Lifetime = { readonly pid: number; readonly from: number; readonly until: number | null };

/** The system's functions; tests replace them. */
export type WindowsSystem = {
  readonly processes: () => Promise<readonly WindowsProcess[]>;
  /** Ends each process together with its children. */
  readonly kill: (pids: readonly number[]) => Promise<void>;
};

const ownSystem: WindowsSystem = { processes: windowsProcesses, kill: taskkill };

/** A process may start a new one before it dies. */
const mostRounds = 5;

/** Resolves when the leaders and all their discoverable descendants have ended. */
export async function endWindowsTrees(
  leaders: readonly Lifetime[],
  { processes, kill }: WindowsSystem = ownSystem,
): Promise<void> {
  if (leaders.length === 0) return;
  const living = leaders.filter(({ until }) => until === null).map(({ pid }) => pid);
  if (living.length > 0) await kill(living);
  let known: readonly Lifetime[] = leaders;
  for (let round = 0; round < mostRounds; round += 1) {
    // If the system cannot list processes, the first kill must be enough.
    const found = startedBy(known, await processes().catch(() => []));
    if (found.length === 0) return;
    known = [...known, ...found];
    await kill(found.map(({ pid }) => pid));
  }
}

/** The living descendants of the leaders. */
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

/** The clock for creation times advances in steps. */
const stepMs = 50;

function isWithin({ from, until }: Lifetime, created: number): boolean {
  return created >= from - stepMs && (until === null || created <= until + stepMs);
}

async function taskkill(pids: readonly number[]): Promise<void> {
  const named = pids.flatMap((pid) => ['/PID', String(pid)]);
  // It fails for a process that has already ended.
  await promisify(execFile)(systemProgram('taskkill.exe'), ['/T', '/F', ...named], {
    windowsHide: true,
  }).catch(() => undefined);
}
