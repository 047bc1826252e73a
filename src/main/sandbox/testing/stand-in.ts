import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

// For tests: a stand-in for `sandbox-exec`, the program of macOS that confines a command.

/** Runs the rest of its arguments, after `-p` and the profile. */
export const runsRest = 'shift 2; exec "$@"';

export async function program(into: string, name: string, script: string): Promise<string> {
  const file = path.join(into, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

export async function run(command: string, env: NodeJS.ProcessEnv, cwd = '/') {
  const child = spawn('/bin/bash', ['-c', command], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, code };
}
