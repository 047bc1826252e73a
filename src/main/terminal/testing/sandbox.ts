import { execFile, spawn } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '../../base/testing/temp-folder';
import { readOnlyCommands } from '../../command-safety/read-only/read-only-commands';

// For tests: a project in which bash really runs commands. It records everything that they start and change.

/** A started program: its name and its arguments. */
export type Started = {
  readonly index: number;
  readonly isKnown: boolean;
  readonly words: readonly string[];
};

export type Sandbox = {
  readonly root: string;
  /** The home folder of the commands. */
  readonly home: string;
  /** Runs the commands in the project one after the other, and returns the programs that they started. */
  run(commands: readonly string[]): Promise<readonly Started[]>;
  /** Every file in and around the project, with data that changes on each write. */
  snapshot(): Promise<readonly string[]>;
};

export async function createSandbox(): Promise<Sandbox> {
  const base = await realpath(await tempFolder());
  const [root, bin, home] = [join(base, 'project'), join(base, 'bin'), join(base, 'home')];
  for (const folder of [root, bin, home]) await mkdir(folder);
  await fillProject(root, home);
  await fillPrograms(bin);
  const log = join(base, 'log');
  await writeFile(join(base, 'driver'), driver);
  return {
    root,
    home,
    async run(commands) {
      await writeFile(log, '');
      await runDriver(join(base, 'driver'), commands, {
        cwd: root,
        env: { ...environment(bin, home), LOG: log },
      });
      return parseLog(await readFile(log, 'utf8'));
    },
    snapshot: () => snapshotOf(base),
  };
}

/** bash reports an unknown program to its own function for that, which every nested bash inherits. */
function environment(bin: string, home: string): Record<string, string> {
  return {
    PATH: bin,
    HOME: home,
    LC_ALL: 'C.UTF-8',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_PAGER: 'cat',
    'BASH_FUNC_command_not_found_handle%%':
      '() { builtin printf \'%s\\0\' "$INDEX" canary "$#" "$@" >> "$LOG"; }',
  };
}

const driver = `INDEX=0
export INDEX
while IFS= read -r -d '' command; do
  /usr/bin/timeout 5 /bin/bash --norc --noprofile -c "$command" </dev/null >/dev/null 2>&1
  INDEX=$((INDEX + 1))
done
`;

async function runDriver(
  script: string,
  commands: readonly string[],
  options: { readonly cwd: string; readonly env: Record<string, string> },
): Promise<void> {
  const child = spawn('/bin/bash', ['--norc', '--noprofile', script], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  child.stdin.end(commands.map((command) => `${command}\0`).join(''));
  await ended;
}

async function fillProject(root: string, home: string): Promise<void> {
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'bin'));
  await writeFile(join(root, 'README.md'), '# Project\none\ntwo\n');
  await writeFile(join(root, 'src', 'a.txt'), 'one\ntwo\nthree\n');
  for (const name of ['run.sh', 'bin/run.sh', 'canary'])
    await writeFile(join(root, name), '#!/bin/sh\n: > ran.txt\n', { mode: 0o755 });
  const git = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
    await promisify(execFile)('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      env,
    });
  };
  await git('init', '-q', '-b', 'main');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'one');
  await writeFile(join(root, 'src', 'a.txt'), 'one\ntwo\nthree\nfour\n');
  await git('commit', '-q', '-a', '-m', 'two');
}

/**
 * Programs in the table are recorded and run. Programs that only print their version do nothing else. All others are
 * unknown.
 */
async function fillPrograms(bin: string): Promise<void> {
  const names = [...Object.keys(readOnlyCommands), 'git', 'find', 'sed', 'npm', 'awk', 'xargs'];
  for (const name of names.filter((candidate) => /^\w+$/.test(candidate))) {
    const real = versionOnly.has(name) ? null : await systemProgram(name);
    // Without an argument an interpreter runs its input. A program that is missing on this machine runs nothing.
    const kind = versionOnly.has(name) ? '"$([ $# -gt 0 ] && echo known || echo canary)"' : 'known';
    const record = `printf '%s\\0' "$INDEX" ${kind} "$(($# + 1))" ${name} "$@" >> "$LOG"`;
    const script = `#!/bin/sh\n${record}\n${real ? `exec ${real} "$@"` : 'exit 0'}\n`;
    await writeFile(join(bin, name), script, { mode: 0o755 });
  }
}

const versionOnly = new Set(['node', 'npm', 'python3', 'gcc', 'bash', 'command', 'sleep']);

async function systemProgram(name: string): Promise<string | null> {
  for (const path of [`/usr/bin/${name}`, `/bin/${name}`]) {
    const stats = await lstat(path).catch(() => null);
    if (stats) return path;
  }
  return null;
}

function parseLog(text: string): Started[] {
  const fields = text.split('\0');
  const started: Started[] = [];
  for (let at = 0; at + 2 < fields.length; ) {
    const [index, kind, count] = fields.slice(at, at + 3);
    const words = fields.slice(at + 3, at + 3 + Number(count));
    started.push({ index: Number(index), isKnown: kind === 'known', words });
    at += 3 + Number(count);
  }
  return started;
}

async function snapshotOf(base: string): Promise<string[]> {
  const entries = await readdir(base, { recursive: true });
  const lines = entries
    .filter((name) => name !== 'log')
    .map(async (name) => {
      const { mode, size, mtimeMs } = await lstat(join(base, name));
      return `${name} ${mode} ${size} ${mtimeMs}`;
    });
  return (await Promise.all(lines)).sort();
}
