import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { inPlace, memoryOf, type Place, runOnce, serve } from './executable';
import { type BenchRow, median } from './row';

// The time until the built executable is usable, and its memory: the peak for one answer and for a session with
// tools, and the use while idle.

const rounds = 9;

export function measure(): Promise<readonly BenchRow[]> {
  return inPlace(async (place) => {
    place.model.onRequest(() => ({ text: 'Hello.' }));
    const emptyNode = await times(rounds, () =>
      timeOf(() => promisify(execFile)(process.execPath, ['-e', '0'])),
    );
    const reference = { reference: emptyNode, referenceName: 'node -e 0', unit: 'ms' as const };
    const headless = { name: 'headless: start to first request', ...reference, limit: 400 };
    const served = { name: 'served: start to its link', ...reference };
    return [
      { ...headless, ours: await times(rounds, () => headlessStart(place)) },
      { ...served, ours: await times(rounds, () => servedStart(place)) },
      ...(await memoryRows(place)),
    ];
  });
}

/** One extra round first, to fill the caches of disk and compiler. */
async function times(count: number, measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round <= count; round += 1) values.push(await measureOnce());
  return median(values.slice(1));
}

async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function headlessStart(place: Place): Promise<number> {
  const start = performance.now();
  const ended = runOnce(place);
  await place.model.waitForRequest(place.model.requests.length + 1);
  const time = performance.now() - start;
  await ended;
  return time;
}

async function servedStart(place: Place): Promise<number> {
  const start = performance.now();
  const { end } = await serve(place);
  const time = performance.now() - start;
  await end();
  return time;
}

async function memoryRows(place: Place): Promise<readonly BenchRow[]> {
  const empty = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("ready")']);
  await once(empty.stdout, 'data');
  const emptyNode = (await memoryOf(empty)).now;
  empty.kill();
  const reference = { reference: emptyNode, referenceName: 'empty node', unit: 'MB' as const };
  const served = await serve(place);
  const atRest = (await memoryOf(served.child)).now;
  await served.end();
  const answer = { name: 'headless: peak memory of one answer', ...reference, aim: 1.8 };
  const session = { name: 'headless: peak memory of a session with tools', ...reference };
  return [
    { name: 'served: memory at rest', ours: atRest, ...reference, limit: 150 },
    { ...answer, ours: await times(5, () => runOnce(place)) },
    { ...session, ours: await times(5, () => runSession(place)) },
  ];
}

function runSession(place: Place): Promise<number> {
  const file = path.join(place.project, 'README.md');
  const calls = [
    { name: 'read_file', arguments: { path: 'README.md' } },
    { name: 'search_file_content', arguments: { pattern: 'Sample' } },
    { name: 'write_file', arguments: { file_path: file, content: '# Sample\n\nWritten.\n' } },
    { name: 'run_shell_command', arguments: { command: 'cat README.md' } },
  ];
  const replies = [...calls.map((call) => ({ calls: [call] })), { text: 'Done.' }];
  place.model.onRequest(() => replies.shift() ?? { text: 'Done.' });
  return runOnce(place, ['--mode', 'auto']);
}
