import { exec } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../src/main/commands/run-command';
import { hostEnvironment } from '../src/main/terminal/command-environment';
import { createHostClient, type HostClient } from '../src/main/terminal/host-client';
import { forkHostProcess } from '../src/main/terminal/host-process';
import { compare } from './compare';
import { rawTerminal } from './raw-terminal';
import type { BenchRow } from './row';

// What a command costs beside itself, and how fast its output comes through: terminal, host process, wire, disk.

const flood = 'head -c 50000000 /dev/zero | tr "\\0" x';

export async function measure(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-'));
  const host = createHostClient({
    start: () => forkHostProcess(hostEnvironment(process.env)),
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

function runner(host: HostClient, folder: string): (command: string) => Promise<unknown> {
  let count = 0;
  return (command) => {
    count += 1;
    return runCommand({
      host,
      run: `bench/${count}`,
      command,
      shell: { kind: 'bash', file: '/bin/bash' },
      cwd: folder,
      env: hostEnvironment(process.env),
      timeoutMs: null,
      signal: new AbortController().signal,
      outputFile: path.join(folder, `${count}.txt`),
      keep: 'when-long',
    });
  };
}
