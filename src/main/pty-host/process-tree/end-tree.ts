import { setTimeout as wait } from 'node:timers/promises';
import { followTree, type RunOf } from './process-table.ts';
import { endWindowsTrees } from './windows-tree.ts';

// Ends every process of a run: children in other groups and sessions, daemons, and those that ignore signals. Sends
// TERM first, and KILL after a while.

export const graceMs = 3000;
const killRounds = 100;

/** Resolves when only the leader of the run is left. */
export async function endTree(tree: RunOf, grace = graceMs): Promise<void> {
  if (process.platform === 'win32') return await endWindowsTrees(tree.lifetimes ?? []);
  const processes = lookAgain(followTree(tree));
  signal(processes() ?? [], 'SIGTERM');
  const end = Date.now() + grace;
  // The system reports the end of a process only to its parent.
  for (let pause = 5; processes()?.length !== 0; pause = Math.min(pause * 2, 100)) {
    if (Date.now() >= end) return await killAll(processes);
    await wait(pause);
  }
}

/** The same without TERM, for processes that cannot continue and are ending. */
export async function killTree(tree: RunOf): Promise<void> {
  await killAll(lookAgain(followTree(tree)));
}

/** Null while the system is at its limits and cannot list processes. A later attempt may succeed. */
type Look = () => number[] | null;

function lookAgain(processes: () => number[]): Look {
  return () => {
    try {
      return processes();
    } catch {
      return null;
    }
  };
}

/** Repeats, because a process may start a new one before it dies. */
async function killAll(processes: Look): Promise<void> {
  for (let round = 0; round < killRounds; round += 1) {
    const left = processes();
    if (left?.length === 0) return;
    signal(left ?? [], 'SIGKILL');
    await wait(Math.min(round + 1, 50));
  }
}

function signal(pids: readonly number[], name: 'SIGTERM' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
      // A stopped process handles TERM only after it continues.
      if (name === 'SIGTERM') process.kill(pid, 'SIGCONT');
    } catch {
      // It is already gone.
    }
  }
}
