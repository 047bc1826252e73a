import { exec } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sayInEnglish } from '@shared/texts/text';
import { type Confined, confineCommand } from '../src/main/commands/confine-command';
import { createOpenPorts } from '../src/main/commands/open-ports';
import { runCommand } from '../src/main/commands/run-command';
import { detectSandbox } from '../src/main/sandbox/detect-sandbox';
import type { Sandbox } from '../src/main/sandbox/wrap-command';
import { hostEnvironment } from '../src/main/terminal/command-environment';
import { createHostClient, type HostClient } from '../src/main/terminal/host-client';
import { startHostProcess } from '../src/main/terminal/host-process';
import { compare } from './compare';
import { rawTerminal } from './raw-terminal';
import type { BenchRow } from './row';

// The overhead of a command, and the throughput of its output: terminal, host process, wire, disk, and the system's
// sandbox.

const flood = 'head -c 50000000 /dev/zero | tr "\\0" x';

export async function measure(): Promise<readonly BenchRow[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-')));
  const host = createHostClient({
    start: () => startHostProcess(hostEnvironment(process.env)),
    onNotice: (text) => console.error(text),
  });
  const run = runner(host, folder);
  try {
    return [
      await compare({
        name: 'a command that does nothing',
        referenceName: 'child_process.exec',
        rounds: 30,
        ours: () => run('true'),
        reference: () => promisify(exec)('true', { shell: '/bin/bash' }),
      }),
      ...(await inTheSandbox(run, folder)),
      await compare({
        name: '50 MB of output',
        referenceName: 'raw node-pty',
        rounds: 7,
        ours: () => run(flood),
        reference: () => rawTerminal(flood),
      }),
    ];
  } finally {
    await host.close();
    await rm(folder, { recursive: true });
  }
}

/** In milliseconds: the additional time. */
const mostMore = 40;

async function inTheSandbox(run: Run, folder: string): Promise<readonly BenchRow[]> {
  const dataFolder = path.join(folder, 'data');
  await mkdir(dataFolder);
  const state = await detectSandbox({ dataFolder, env: process.env });
  if (state.kind === 'missing') {
    console.error(`NOT MEASURED: commands in the sandbox. ${sayInEnglish(state.why)}`);
    return [];
  }
  const { sandbox } = state;
  // A realistic project: a repository with a few thousand files.
  const root = process.cwd();
  const kinds = [
    { name: 'a command that only reads', onlyReads: true },
    { name: 'a command that works', onlyReads: false },
  ];
  const rows: BenchRow[] = [];
  for (const { name, onlyReads } of kinds) {
    const within = { sandbox, onlyReads, confined: { root, denied: [], mayConnect: async () => false } };
    const row = await compare({
      name: `${name}, in the sandbox`,
      referenceName: 'without it',
      rounds: 30,
      ours: () => run('true', within),
      reference: () => run('true'),
    });
    rows.push({ ...row, limit: row.reference + mostMore });
  }
  await sandbox.close();
  return rows;
}

type Within = { readonly sandbox: Sandbox; readonly onlyReads: boolean; readonly confined: Confined };
type Run = (command: string, within?: Within) => Promise<unknown>;

function runner(host: HostClient, folder: string): Run {
  const ports = createOpenPorts();
  let count = 0;
  return async (command, within) => {
    count += 1;
    const plain = {
      command,
      shell: { kind: 'bash', file: '/bin/bash' },
      cwd: folder,
      env: hostEnvironment(process.env),
      onlyReads: within?.onlyReads ?? false,
      inBackground: false,
    } as const;
    const runnable = await confineCommand(plain, within?.confined ?? null, {
      sandbox: async () => within?.sandbox ?? null,
      ports,
    });
    if ('problem' in runnable) throw new Error(sayInEnglish(runnable.problem));
    await runCommand({
      host,
      run: `bench/${count}`,
      ...plain,
      ...runnable,
      timeoutMs: null,
      signal: new AbortController().signal,
      outputFile: path.join(folder, `${count}.txt`),
      keep: 'when-long',
    });
    await runnable.end();
  };
}
