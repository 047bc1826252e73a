import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type FakeModel, startFakeModel } from '../e2e/fake-model';
import { type BenchRow, median } from './row';

// How long the built executable takes until it is of use, and what it takes up when nothing happens.

const rounds = 9;
const cli = path.resolve('out', 'main', 'cli.js');

type Place = { readonly project: string; readonly env: NodeJS.ProcessEnv; readonly model: FakeModel };

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const project = path.join(root, 'project');
  await mkdir(project);
  await writeFile(path.join(project, 'README.md'), '# Sample\n');
  const model = await startFakeModel(() => ({ text: 'Hello.' }));
  const env = {
    ...process.env,
    PILOTFISH_HOME: path.join(root, 'home'),
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'none',
    OPENAI_MODEL: 'fake-model',
  };
  const place = { project, env, model };
  try {
    const emptyNode = await times(rounds, () =>
      timeOf(() => promisify(execFile)(process.execPath, ['-e', '0'])),
    );
    const reference = { reference: emptyNode, referenceName: 'node -e 0', unit: 'ms' as const };
    return [
      {
        name: 'headless: start to first request',
        ours: await times(rounds, () => headlessStart(place)),
        ...reference,
        limit: 400,
      },
      {
        name: 'served: start to its link',
        ours: await times(rounds, () => servedStart(place)),
        ...reference,
      },
      { ...(await memoryAtRest(place)), limit: 150 },
    ];
  } finally {
    await model.close();
    await rm(root, { recursive: true });
  }
}

/** One round more than asked for: the first fills the caches of disk and compiler. */
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

async function headlessStart({ project, env, model }: Place): Promise<number> {
  const before = model.requests.length;
  const start = performance.now();
  const child = spawn(process.execPath, [cli, 'run', project, '--prompt', 'hi'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await model.waitForRequest(before + 1);
  const time = performance.now() - start;
  await ended;
  return time;
}

async function servedStart(place: Place): Promise<number> {
  const start = performance.now();
  const child = await serve(place);
  const time = performance.now() - start;
  await end(child);
  return time;
}

async function serve({ project, env }: Place): Promise<ChildProcess> {
  const child = spawn(process.execPath, [cli, 'serve', project, '--no-open'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function memoryAtRest(place: Place): Promise<BenchRow> {
  const served = await serve(place);
  const empty = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("ready")']);
  await once(empty.stdout, 'data');
  const [ours, reference] = [await residentMegabytes(served), await residentMegabytes(empty)];
  await Promise.all([end(served), end(empty)]);
  return { name: 'served: memory at rest', ours, reference, referenceName: 'empty node', unit: 'MB' };
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
