import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startFakeModel } from '../e2e/fake-model';
import { runCommand } from '../src/main/commands/run-command';
import { hostEnvironment } from '../src/main/terminal/command-environment';
import { createHostClient } from '../src/main/terminal/host-client';
import { startHostProcess } from '../src/main/terminal/host-process';
import type { BenchRow } from './row';

// The effect of an endlessly printing command on a headless run, which contains its pseudo-terminals itself: the
// memory beyond that for a silent command. Also the delay of the event loop if the pseudo-terminals have their own
// process.

const floods = {
  '1 GB of short lines': 'yes | head -c 1000000000',
  '500 MB without a newline': 'head -c 500000000 /dev/zero | tr "\\0" x',
};

export async function measure(): Promise<readonly BenchRow[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  try {
    const quiet = await peakMemory(root, 'true');
    const rows: BenchRow[] = [];
    for (const [name, command] of Object.entries(floods))
      rows.push(addedMemory(`headless: added by ${name}`, await peakMemory(root, command), quiet));
    return [...rows, await loopDelay(root)];
  } finally {
    await rm(root, { recursive: true });
  }
}

function addedMemory(name: string, flooded: number, quiet: number): BenchRow {
  const reference = { reference: quiet, referenceName: 'for `true`' };
  return { name, ours: flooded - quiet, ...reference, unit: 'MB', limit: 100 };
}

/** The peak memory of a headless run whose model asks for `command`, in megabytes. */
async function peakMemory(root: string, command: string): Promise<number> {
  const model = await startFakeModel();
  model.reply({ calls: [{ name: 'run_shell_command', arguments: { command, timeout: 600_000 } }] }, 'Done.');
  const project = path.join(root, 'project');
  await mkdir(project, { recursive: true });
  const args = [path.resolve('out/main/cli.js'), 'run', project, '--prompt', 'go', '--mode', 'auto'];
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: {
      ...process.env,
      PILOTFISH_HOME: path.join(root, 'home'),
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'none',
      OPENAI_MODEL: 'fake-model',
    },
  });
  const ended = once(child, 'exit').then(() => true);
  let peak = 0;
  while (!(await Promise.race([ended, wait(50)]))) peak = Math.max(peak, await memoryOf(child));
  await model.close();
  return peak;
}

/** Processes of the command itself do not count. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({
    stdout: '0',
  }));
  return Number(stdout) / 1024;
}

/** The 99th percentile in this process during a flood, against the same while it is idle. */
async function loopDelay(folder: string): Promise<BenchRow> {
  const host = createHostClient({
    start: () => startHostProcess(hostEnvironment(process.env)),
    onNotice: (text) => console.error(text),
  });
  const delayOf = async (work: () => Promise<unknown>): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await work();
    delay.disable();
    return delay.percentile(99) / 1e6;
  };
  const reference = await delayOf(() => wait(2000));
  const ours = await delayOf(() =>
    runCommand({
      host,
      run: 'bench/delay',
      command: 'yes | head -c 400000000',
      shell: { kind: 'bash', file: '/bin/bash' },
      cwd: folder,
      env: hostEnvironment(process.env),
      timeoutMs: null,
      signal: new AbortController().signal,
      outputFile: path.join(folder, 'delay.txt'),
      keep: 'when-long',
    }),
  );
  await host.close();
  return {
    name: 'event loop delay, p99, during 400 MB',
    ours,
    reference,
    referenceName: 'at rest',
    unit: 'ms',
    limit: 100,
  };
}
