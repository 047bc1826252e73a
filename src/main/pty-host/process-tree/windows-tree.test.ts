import { expect, it } from 'vitest';
import { parseProcesses, type WindowsProcess } from '../../base/processes/windows-processes';
import { endWindowsTrees, startedBy } from './windows-tree';

const process = (pid: number, parent: number, created: number): WindowsProcess => ({ pid, parent, created });
const pids = (found: readonly { readonly pid: number }[]) => found.map(({ pid }) => pid);

it('what a program started is its own, whether or not the program still runs', () => {
  const all = [process(20, 10, 1_100), process(21, 20, 1_200), process(22, 21, 1_300), process(30, 1, 1_100)];
  expect(pids(startedBy([{ pid: 10, from: 1_000, until: null }], all))).toEqual([20, 21, 22]);
  expect(pids(startedBy([{ pid: 10, from: 1_000, until: 2_000 }], all))).toEqual([20, 21, 22]);
});

it('what another started that had the same number before or after is not', () => {
  const all = [process(20, 10, 500), process(21, 10, 1_500), process(22, 10, 9_000), process(10, 4, 8_000)];
  expect(pids(startedBy([{ pid: 10, from: 1_000, until: 2_000 }], all))).toEqual([21]);
});

it('numbers that go in a circle have an end', () => {
  const all = [process(20, 21, 1_100), process(21, 20, 1_100)];
  expect(startedBy([{ pid: 10, from: 1_000, until: null }], all)).toEqual([]);
});

/** A Windows system that advances to the next list after each kill. */
function windows(lists: readonly (readonly WindowsProcess[])[]) {
  const killed: (readonly number[])[] = [];
  let look = 0;
  return {
    killed,
    processes: async () => lists[look++] ?? [],
    kill: async (some: readonly number[]) => void killed.push(some),
  };
}

it('a tree is ended from its leader on, and again what came up meanwhile', async () => {
  const system = windows([[process(20, 10, 1_100)], [process(21, 20, 1_200)], []]);
  await endWindowsTrees([{ pid: 10, from: 1_000, until: null }], system);
  expect(system.killed).toEqual([[10], [20], [21]]);
});

it('the number of a leader that has ended is nobody’s to kill', async () => {
  const system = windows([[process(10, 4, 9_000), process(20, 10, 1_100)], []]);
  await endWindowsTrees([{ pid: 10, from: 1_000, until: 2_000 }], system);
  expect(system.killed).toEqual([[20]]);
});

it('the tree of the system alone is ended where the list cannot be had', async () => {
  const system = { ...windows([]), processes: () => Promise.reject(new Error('no PowerShell')) };
  await endWindowsTrees([{ pid: 10, from: 1_000, until: null }], system);
  expect(system.killed).toEqual([[10]]);
});

it('nothing is asked where nothing was started', async () => {
  const system = { ...windows([]), processes: () => Promise.reject(new Error('asked')) };
  await endWindowsTrees([], system);
  expect(system.killed).toEqual([]);
});

it('what the system prints is what is followed', () => {
  // Recorded: cmd.exe of our host, the node that it started, and the service that had its number an hour before.
  const all = parseProcesses(
    '5120 7712 134083467000000000\r\n6004 5120 134083467312345678\r\n1180 5120 134083431000000000\r\n',
  );
  const leader = { pid: 5120, from: all[0]?.created ?? 0, until: null };
  expect(pids(startedBy([leader], all))).toEqual([6004]);
});
