import { spawn } from 'node:child_process';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sayInEnglish } from '@shared/texts/text';
import { tempFolder } from '../../base/testing/temp-folder';
import { commandEnvironment } from '../../terminal/command-environment';
import { type DetectOptions, detectSandbox } from '../detect-sandbox';
import type { Confinement, Sandbox } from '../wrap-command';

// For tests: commands in the real sandbox, if this machine has one.

export const dataFolder = path.join(await realpath(await tempFolder()), 'data');
await mkdir(dataFolder);
export const state = await detectSandbox({ dataFolder, env: process.env });
// One sandbox for all test files of this process, until it ends.
process.once('SIGTERM', async () => {
  if (state.kind === 'there') await state.sandbox.close().catch(() => undefined);
  process.kill(process.pid, 'SIGTERM');
});

/** Null if there is none. A warning then says that such tests did not run. */
export const sandbox: Sandbox | null = state.kind === 'there' ? state.sandbox : null;
if (state.kind === 'missing')
  console.warn(`NOT TRIED: commands in the sandbox, as there is none here. ${sayInEnglish(state.why)}`);

/**
 * A second sandbox, which the application has for a while when it detects the sandbox again. The test must close it.
 */
export async function anotherSandbox(note?: DetectOptions['note']): Promise<Sandbox> {
  const options = { dataFolder: await tempFolder(), env: process.env };
  const another = await detectSandbox(note ? { ...options, note } : options);
  if (another.kind !== 'there') throw new Error('there is no sandbox');
  return another.sandbox;
}

export type Place = {
  /** The real path of the project. */
  readonly root: string;
  /** A folder beside the project. */
  readonly outside: string;
  readonly home: string;
};

export async function place(): Promise<Place> {
  const folder = await realpath(await tempFolder());
  const [root, outside, home] = ['project', 'outside', 'home'].map((name) => path.join(folder, name));
  if (!root || !outside || !home) throw new Error('no place');
  await Promise.all([root, outside, home].map((one) => mkdir(one)));
  return { root, outside, home };
}

export type Ran = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly appeared: readonly string[];
  readonly putAside: readonly string[];
  readonly changedElsewhere: readonly string[];
  readonly left: number;
};

type Options = {
  readonly confinement?: Confinement;
  readonly denied?: readonly string[];
  readonly writable?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Absent: the sandbox of all tests. */
  readonly by?: Sandbox | null;
};

const works: Confinement = { kind: 'works', mayConnect: null };

/** Runs the command in the project like the application, to its end. */
export async function inSandbox(where: Place, command: string, options: Options = {}): Promise<Ran> {
  const { child, end } = await startInSandbox(where, command, options);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr, ...(await end()) };
}

export async function startInSandbox(
  { root, home }: Place,
  command: string,
  { confinement = works, denied = [], writable = [], env = {}, by = sandbox }: Options = {},
) {
  if (by === null) throw new Error('there is no sandbox');
  const own = commandEnvironment({ ...process.env, ...env, HOME: home, XDG_CACHE_HOME: undefined });
  const shell = '/bin/bash';
  const wrapped = await by.wrap({
    command,
    shell,
    root,
    confinement,
    denied,
    writable,
    env: own,
  });
  const child = spawn(shell, ['-c', wrapped.command], {
    cwd: root,
    env: wrapped.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ...wrapped };
}
