import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeModel, startFakeModel } from '../e2e/fake-model';

// The built executable on a small project of its own, against a scripted model.

export type Place = {
  readonly root: string;
  readonly project: string;
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  readonly model: FakeModel;
};

const cli = path.resolve('out', 'main', 'cli.js');

/** Runs `work` in a place of its own. */
export async function inPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-')));
  const [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await mkdir(project);
  await writeFile(path.join(project, 'README.md'), '# Sample\n');
  const model = await startFakeModel();
  const env = {
    ...process.env,
    PILOTFISH_HOME: home,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'none',
    OPENAI_MODEL: 'fake-model',
  };
  try {
    return await work({ root, project, home, env, model });
  } finally {
    await model.close();
    await rm(root, { recursive: true });
  }
}

export type Running = {
  readonly child: ChildProcess;
  /** The first line of its output, e.g. its link. */
  readonly line: string;
  end(): Promise<void>;
};

/** Resolves after it has printed its link. */
export async function serve({ project, env }: Pick<Place, 'project' | 'env'>): Promise<Running> {
  const child = spawn(process.execPath, [cli, 'serve', project, '--no-open'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    child,
    line: String(line),
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A run with one prompt. Resolves after its end, with its peak memory in megabytes. */
export async function runOnce({ project, env }: Place, args: readonly string[] = []): Promise<number> {
  const child = spawn(process.execPath, [cli, 'run', project, '--prompt', 'hi', ...args], {
    env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, (await memoryOf(child)).peak);
  }, 5);
  await ended;
  clearInterval(timer);
  return peak;
}

/** Of this process only, in megabytes. Zero if it is gone. Linux only. */
export async function memoryOf({ pid }: ChildProcess): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
