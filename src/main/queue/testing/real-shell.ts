import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Mode } from '@shared/approval/approval';
import { onTestFinished } from 'vitest';
import { createTestTerminals } from '../../terminal/testing/test-terminals';
import type { Rules } from '../policy/rules';
import { createTestPlace, createTestQueue, type TestPlace } from './test-queue';

// For tests: an unattended project. Commands that run unasked really run, in bash and git.

export type RealShell = TestPlace & {
  /** The folder around the project: its content is outside the project. */
  readonly base: string;
  /** A program that leaves a mark when it starts, for the places where a repository names one. */
  readonly marking: string;
  /** Whether it started. */
  isMarked(): Promise<boolean>;
  /** The text for the model about the command, after it ran or was refused. */
  run(command: string, directory?: string): Promise<string>;
  /** The texts for the model about several calls of one reply, in order. */
  runAll(...calls: readonly { readonly tool: string; readonly input: object }[]): Promise<string[]>;
  readonly rules: Rules;
  /** Writes below `base`, with the folders that are missing. */
  write(name: string, text: string): Promise<void>;
  /** Runs the test's own git in a folder of `base`, with the user's configuration. */
  git(folder: string, ...args: string[]): Promise<string>;
};

export type RealShellOptions = {
  readonly mode?: Mode;
  /** The opened folder, below `base`. */
  readonly root?: string;
  /** The search path for programs; it replaces the test's own search path until the test ends. */
  readonly searchPath?: (root: string) => string;
};

export async function createRealShell(options: RealShellOptions = {}): Promise<RealShell> {
  const place = await createTestPlace();
  const base = dirname(place.root);
  const at = { ...place, root: join(base, options.root ?? 'project') };
  await mkdir(at.root, { recursive: true });
  // HOME is outside every repository: git reads the user's identity there.
  const env = { ...process.env, HOME: join(base, 'person'), GIT_CONFIG_NOSYSTEM: '1' };
  const usualPath = process.env.PATH;
  if (options.searchPath) process.env.PATH = options.searchPath(at.root);
  const shell = await createTestTerminals({ env: { ...env, PATH: process.env.PATH } });
  const own = { confined: null, call: null, project: shell.project, outputs: shell.home } as const;
  const queue = await createTestQueue({
    at,
    create: true,
    unattended: true,
    ...(options.mode && { mode: options.mode }),
    services: {
      commands: {
        run: (command) => shell.commands.run({ ...command, ...own }),
        start: (command) => shell.commands.start({ ...command, ...own }),
        sandbox: async () => ({ kind: 'without', why: 'there is none' }),
        shell: async () => 'bash',
        tokenBudget: () => null,
      },
    },
  });
  onTestFinished(async () => {
    process.env.PATH = usualPath;
    await queue.close();
    await rm(base, { recursive: true, force: true });
  });
  const marking = join(base, 'marking');
  await writeFile(marking, `#!/bin/sh\ntouch ${base}/mark\n[ -t 0 ] || cat\n`, { mode: 0o755 });
  const runAll: RealShell['runAll'] = async (...calls) => {
    const before = Object.keys(queue.results()).length;
    await queue.run(...calls);
    return Object.values(queue.results()).slice(before);
  };
  return {
    ...at,
    base,
    marking,
    runAll,
    rules: queue.rules,
    isMarked: () =>
      readFile(join(base, 'mark')).then(
        () => true,
        () => false,
      ),
    async run(command, directory = '') {
      const [result = ''] = await runAll({ tool: 'run_shell_command', input: { command, directory } });
      return result;
    },
    async write(name, text) {
      await mkdir(dirname(join(base, name)), { recursive: true });
      await writeFile(join(base, name), text);
    },
    async git(folder, ...args) {
      const { stdout } = await promisify(execFile)('git', [...identity, ...args], {
        cwd: join(base, folder),
        env,
      });
      return stdout;
    },
  };
}

const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'init.defaultBranch=main'];
