import { setTimeout as wait } from 'node:timers/promises';
import { followTree, type RunOf } from './process-table.ts';
import { endWindowsTrees } from './windows-tree.ts';

// Process tree termination, of everything a run started, wherever it went: children in other groups and sessions,
// daemons, those that do not listen. Asked first (TERM), made to after a while (KILL).

export const graceMs = 3000;
const killRounds = 100;

/** Resolves when nothing of the run but its leader is left. */
export async function endTree(tree: RunOf, grace = graceMs): Promise<void> {
  if (process.platform === 'win32') return await endWindowsTrees(tree.lifetimes ?? []);
  const processes = lookAgain(followTree(tree));
  signal(processes() ?? [], 'SIGTERM');
  const end = Date.now() + grace;
  // The system tells nobody of the end of a process that is not their child.
  for (let pause = 5; processes()?.length !== 0; pause = Math.min(pause * 2, 100)) {
    if (Date.now() >= end) return await killAll(processes);
    await wait(pause);
  }
}

/** The same for what cannot go on and is ending: it is not asked. */
export async function killTree(tree: RunOf): Promise<void> {
  await killAll(lookAgain(followTree(tree)));
}

/** Null while the system is at its limits and does not say; it may the next time. */
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

/** Again and again, because what is about to be killed may start something new. */
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
      // One that was stopped hears of it only when it goes on.
      if (name === 'SIGTERM') process.kill(pid, 'SIGCONT');
    } catch {
      // It is gone already.
    }
  }
}
